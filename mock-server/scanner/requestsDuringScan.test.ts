import { mkdirSync, truncateSync, utimesSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueueBookImport } from './enqueueBookImport'
import { TestLibraryFolder } from './testLibraryFolder'
import { findTransientBooks } from './transientBooks'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove(), 30_000)

/** Returns how many timer callbacks run before `work` resolves. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await work()
  clearInterval(timer)
  return turns
}

test('handles other requests while it walks a large folder', async () => {
  for (let i = 0; i < 6_000; i++) mkdirSync(folder.path(`lib/${i % 100}/${i}`), { recursive: true })
  folder.writeComic('lib/A/1.cbz')
  expect(await turnsDuring(() => findTransientBooks(folder.world, folder.path('lib')))).toBeGreaterThan(2)
  expect(await turnsDuring(() => folder.scan({ root: folder.path('lib') }))).toBeGreaterThan(2)
}, 30_000)

test('handles other requests while it hashes large files', async () => {
  folder.writeFile('lib/A/1.cbz', '')
  truncateSync(folder.path('lib/A/1.cbz'), 96 * 1024 * 1024)
  await folder.scan({ root: folder.path('lib'), hashFiles: true })
  const { fileHash } = folder.book('1')
  expect(fileHash).not.toBe('')
  for (const name of ['lib/A/1.cbz', 'lib/A']) utimesSync(folder.path(name), new Date(), new Date(Date.now() + 5000))
  expect(await turnsDuring(() => folder.scanAgain())).toBeGreaterThan(30)
  expect(folder.book('1').fileHash).toBe(fileHash)
})

test('handles other requests while it imports a large file', async () => {
  folder.writeComic('lib/A/1.cbz')
  await folder.scan({ root: folder.path('lib') })
  folder.writeFile('in/2.cbz', '')
  truncateSync(folder.path('in/2.cbz'), 256 * 1024 * 1024)
  const seriesId = folder.series('A').id
  const turns = await turnsDuring(() => {
    enqueueBookImport(folder.world, { sourceFile: folder.path('in/2.cbz'), seriesId, copyMode: 'COPY' })
    return folder.world.tasks.idle()
  })
  expect(folder.book('2').sizeBytes).toBe(256 * 1024 * 1024)
  expect(turns).toBeGreaterThan(15)
})
