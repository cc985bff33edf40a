import { mkdirSync, truncateSync, utimesSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteLibraryRecord } from '../state/deleteRecords'
import { DEFAULT_LIBRARY_OPTIONS } from './addLibrary'
import { enqueueBookImport } from './bookImport/enqueueBookImport'
import { findTransientBooks } from './bookImport/transientBooks'
import { scanLibrary } from './scanLibrary'
import { TestLibraryFolder } from './testLibraryFolder'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove(), 30_000)

/** Runs `work` and returns how many timer callbacks the event loop runs until `work` has finished. */
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

test('handles other requests while it adds the books of a large folder', async () => {
  for (let i = 0; i < 12_000; i++) folder.writeFile(`lib/A/${i}.cbz`, '')
  const { world } = folder
  const library = { id: 'L', ...DEFAULT_LIBRARY_OPTIONS, name: 'L', root: folder.path('lib'), unavailable: false }
  world.libraries.set('L', library)
  let longestTurnMs = 0
  let turnStart = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(turnStart)
    longestTurnMs = Math.max(longestTurnMs, (user + system) / 1_000)
    turnStart = process.cpuUsage()
  }, 1)
  await scanLibrary(world, library, false)
  clearInterval(timer)
  expect(world.books.size).toBe(12_000)
  expect(longestTurnMs).toBeLessThan(600)
}, 60_000)

test('a scan stops when its library is deleted', async () => {
  for (let i = 0; i < 3_000; i++) folder.writeFile(`lib/A/${i}.cbz`, '')
  const { world } = folder
  const library = { id: 'L', ...DEFAULT_LIBRARY_OPTIONS, name: 'L', root: folder.path('lib'), unavailable: false }
  world.libraries.set('L', library)
  const unsubscribe = world.subscribe(({ event }) => {
    if (event === 'BookAdded' && world.books.size === 100) setImmediate(() => deleteLibraryRecord(world, library))
  })
  await scanLibrary(world, library, false)
  unsubscribe()
  expect([world.libraries.size, world.series.size, world.books.size]).toEqual([0, 0, 0])
})

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
