import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enqueueBookAnalysis } from '../../scanner/enqueueBookAndSeriesTasks'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { deleteBookRecord } from '../deleteRecords'
import { getEpubPublication, storeEpubPublication } from './epubPublicationStore'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writePlainEpub('A/1.epub')
  await folder.scan()
})
afterEach(() => {
  vi.restoreAllMocks()
  folder.remove()
})

const storedFolder = () => join(folder.world.filesDir, 'epubs')
const storedFile = () => join(storedFolder(), `${folder.book('1').id}.deflate`)

/** Calls `change` after each operation on a book file, before the server receives the result. */
function changeDuringFileOperation(change: () => void): void {
  const { run } = folder.world.archives
  vi.spyOn(folder.world.archives, 'run').mockImplementation((name, path, ...options) =>
    (run as (...operation: unknown[]) => Promise<never>)(name, path, ...options).finally(change),
  )
}

test('stores the publication of a book that has none, unless the data folder is not writable', async () => {
  const file = storedFile()
  rmSync(storedFolder(), { recursive: true })
  expect(await getEpubPublication(folder.world, folder.book('1'))).toMatchObject({ positions: [{ href: 'a.xhtml' }] })
  expect(existsSync(file)).toBe(true)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  rmSync(storedFolder(), { recursive: true })
  writeFileSync(storedFolder(), '')
  expect(await getEpubPublication(folder.world, folder.book('1'))).toMatchObject({ positions: [{ href: 'a.xhtml' }] })
  expect(log).toHaveBeenCalledOnce()
})

test('does not replace a publication that an analysis stores while the book file is read', async () => {
  const [file, book] = [storedFile(), folder.book('1')]
  const publication = { resources: [], toc: [], landmarks: [], pageList: [], fixedLayout: true }
  rmSync(file)
  changeDuringFileOperation(() => storeEpubPublication(folder.world, book.id, publication))
  expect(await getEpubPublication(folder.world, book)).toEqual({ ...publication, positions: [] })
  const bytes = readFileSync(file)
  await getEpubPublication(folder.world, book)
  expect(readFileSync(file)).toEqual(bytes)
})

test('stores no publication of a book that is deleted while its file is read', async () => {
  const [file, book] = [storedFile(), folder.book('1')]
  rmSync(file)
  changeDuringFileOperation(() => deleteBookRecord(folder.world, book))
  expect(await getEpubPublication(folder.world, book)).toMatchObject({ positions: [{ href: 'a.xhtml' }] })
  expect(existsSync(file)).toBe(false)
})

test('stores no publication of a book that is deleted during its analysis', async () => {
  const [file, book] = [storedFile(), folder.book('1')]
  changeDuringFileOperation(() => deleteBookRecord(folder.world, book))
  enqueueBookAnalysis(folder.world, book)
  await folder.world.tasks.idle()
  expect(existsSync(file)).toBe(false)
})
