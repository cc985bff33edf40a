import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { detectRarErrorCode } from './detectRarErrorCode'

const folder = mkdtempSync(join(tmpdir(), 'longbox-rar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rar4 = (flags: string) => `526172211a0700 0000 73 ${flags} 0d00 000000000000`
const rar5 = (type: string) => `526172211a070100 00000000 0b ${type} 0000000000`

test.each([
  ['an encrypted file of version 4', rar4('8000'), 'ERR_1002'],
  ['a volume of version 4', rar4('0100'), 'ERR_1004'],
  ['an encrypted volume of version 4', rar4('8100'), 'ERR_1002'],
  ['a plain file of version 4', rar4('0000'), undefined],
  ['an encrypted file of version 5', rar5('04'), 'ERR_1002'],
  ['a plain file of version 5', rar5('01'), undefined],
  ['a file that ends after the signature', '526172211a0700', undefined],
])('returns the code of %s', (name, hex, code) => {
  const file = join(folder, `${name}.cbr`)
  writeFileSync(file, Buffer.from(hex.replaceAll(' ', ''), 'hex'))
  expect(detectRarErrorCode(file)).toBe(code)
})
