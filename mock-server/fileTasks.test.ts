import { existsSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computeServerMetric } from './handlers/server/serverMetrics'
import { enqueueBookImport } from './scanner/bookImport/enqueueBookImport'
import { enqueueBookFileDeletion, enqueueSeriesFilesDeletion } from './scanner/enqueueFileDeletion'
import { TestLibraryFolder } from './scanner/testLibraryFolder'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => {
  vi.restoreAllMocks()
  folder.remove()
})

/** Returns the types of the tasks that have run since the start of a test, without duplicates. */
const taskTypes = () => [...new Set(folder.world.tasks.runs.map(({ type }) => type))]

describe('the deletion of files', () => {
  it('does nothing if the file of a one-shot or the folder of a series is missing', async () => {
    folder.writeComic('_one/solo.cbz')
    folder.writeComic('A/1.cbz')
    await folder.scan({ oneshotsDirectory: '_one' })
    const events: string[] = []
    folder.world.subscribe(({ event }) => events.push(event))
    for (const name of ['_one/solo.cbz', 'A']) rmSync(folder.path(name), { recursive: true })
    enqueueBookFileDeletion(folder.world, folder.book('solo').id)
    enqueueSeriesFilesDeletion(folder.world, folder.series('A').id)
    await folder.world.tasks.idle()
    expect(events).toEqual([])
    expect([...folder.world.series.values()].map(({ deleted }) => deleted)).toEqual([false, false])
  })

  it.each([true, false])('deletes images beside a book only if they were imported: %s', async importLocalArtwork => {
    folder.writeComic('A/1.cbz')
    for (const name of ['1', 'cover']) folder.writeFile(`A/${name}.png`, folder.png)
    await folder.scan({ importLocalArtwork })
    enqueueSeriesFilesDeletion(folder.world, folder.series('A').id)
    await folder.world.tasks.idle()
    const remaining = ['A/1.cbz', 'A/1.png', 'A/cover.png'].filter(name => existsSync(folder.path(name)))
    expect(remaining).toEqual(importLocalArtwork ? [] : ['A/1.png', 'A/cover.png'])
  })
})

it('the repair of a file extension resets the number, the hashes and the one-shot mark of the book', async () => {
  folder.writeComic('_one/solo.zip')
  await folder.scan({ oneshotsDirectory: '_one', repairExtensions: true, hashKoreader: true })
  expect(folder.book('solo')).toMatchObject({ number: 1, oneshot: true, hasKoreaderHash: true })
  await folder.scanAgain()
  expect(existsSync(folder.path('_one/solo.cbz'))).toBe(true)
  expect(folder.book('solo')).toMatchObject({ number: 0, fileHash: '', hasKoreaderHash: false, oneshot: false })
})

describe('the tasks of a scan', () => {
  it('always search for missing page hashes, but compute them only if the library has this option', async () => {
    folder.writeComic('A/1.cbz')
    const library = await folder.scan()
    expect(taskTypes()).toContain('FindBooksWithMissingPageHash')
    expect(taskTypes()).not.toContain('HashBookPages')
    library.hashPages = true
    await folder.scanAgain()
    expect(taskTypes()).toContain('HashBookPages')
  })

  it('include a hash for KOReader once per book if the library has this option', async () => {
    folder.writeComic('A/1.cbz')
    const library = await folder.scan()
    const countTasks = () => folder.world.tasks.runs.filter(({ type }) => type === 'HashBookKoreader').length
    expect(countTasks()).toBe(0)
    library.hashKoreader = true
    for (let i = 0; i < 2; i++) await folder.scanAgain()
    expect(countTasks()).toBe(1)
  })
})

it('a failed import counts as a failed task and not as an executed task', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  folder.writeComic('A/1.cbz')
  await folder.scan()
  const request = { sourceFile: folder.path('none.cbz'), seriesId: folder.series('A').id, copyMode: 'COPY' as const }
  enqueueBookImport(folder.world, request)
  await folder.world.tasks.idle()
  const tags: [string, string][] = [['type', 'ImportBook']]
  expect(computeServerMetric(folder.world, 'komga.tasks.failure', tags)?.measurements).toEqual([
    { statistic: 'COUNT', value: 1 },
  ])
  expect(computeServerMetric(folder.world, 'komga.tasks.execution', tags)).toBeUndefined()
})
