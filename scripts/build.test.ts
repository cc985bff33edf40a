import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getClientBuildEnvironment, listFiles } from './build.mjs'

test('builds the production version of the client, even if the caller has another NODE_ENV', () => {
  expect(process.env.NODE_ENV).toBe('test')
  expect(getClientBuildEnvironment().NODE_ENV).toBe('production')
})

test('the source files do not contain the temporary folders of the code generation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['app', 'generated', 'generated-next-12']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'file.ts'), '')
  }
  expect(listFiles(folder)).toEqual([join(folder, 'app/file.ts'), join(folder, 'generated/file.ts')])
})
