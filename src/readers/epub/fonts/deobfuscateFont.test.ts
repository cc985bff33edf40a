import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deobfuscateFont } from './deobfuscateFont'

describe('deobfuscation of fonts', () => {
  const uuid = '12345678-9abc-def0-1234-56789abcdef0'
  const font = Uint8Array.from({ length: 1_500 }, (_, at) => 'OTTO'.charCodeAt(at) || at % 251)
  const mixedWith = (key: Uint8Array, length: number) =>
    font.map((byte, at) => (at < length ? byte ^ (key[at % key.length] ?? 0) : byte))
  const ofEpub = mixedWith(createHash('sha1').update(`urn:uuid:${uuid}`).digest(), 1_040)
  const ofAdobe = mixedWith(Buffer.from(uuid.replaceAll('-', ''), 'hex'), 1_024)

  test('finds the matching identifier and the algorithm (IDPF or Adobe)', () => {
    const names = ['another', `urn:uuid:${uuid}`]
    expect(deobfuscateFont(ofEpub, names)).toEqual(font)
    expect(deobfuscateFont(ofAdobe, names)).toEqual(font)
  })

  test('returns undefined for other identifiers and for fonts that are not obfuscated', () => {
    expect(deobfuscateFont(ofEpub, ['another'])).toBeUndefined()
    expect(deobfuscateFont(font, [`urn:uuid:${uuid}`])).toBeUndefined()
  })
})
