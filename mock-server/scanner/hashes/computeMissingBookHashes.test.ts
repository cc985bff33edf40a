import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashFile } from './computeMissingBookHashes'

const folder = mkdtempSync(join(tmpdir(), 'longbox-hash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('hashes a file by its content', async () => {
  writeFileSync(join(folder, 'one.cbz'), 'content')
  writeFileSync(join(folder, 'two.cbz'), 'content')
  const hash = await hashFile(join(folder, 'one.cbz'))
  expect(hash).toMatch(/^[0-9a-f]{32}$/)
  expect(await hashFile(join(folder, 'two.cbz'))).toBe(hash)
})

test('a missing file gives no hash and no unhandled error', async () => {
  const uncaught: unknown[] = []
  const onUncaught = (error: unknown) => uncaught.push(error)
  const listeners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', onUncaught)
  try {
    const paths = Array.from({ length: 20 }, (_, index) => join(folder, `gone ${index}.cbz`))
    expect(await Promise.all(paths.map(hashFile))).toEqual(paths.map(() => undefined))
    await new Promise(resolve => setImmediate(resolve))
    expect(uncaught).toEqual([])
  } finally {
    process.removeListener('uncaughtException', onUncaught)
    for (const listener of listeners) process.on('uncaughtException', listener)
  }
})
