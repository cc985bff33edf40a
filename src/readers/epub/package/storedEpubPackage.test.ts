import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestBook, createTestSpineItem } from '../../../../tests/harness/createTestRecords'
import { readStoredEpubPackage } from '../../../preferences/databases/epubPackageStore'
import { createEpubPackageStorageKey, isCurrentEpubPackageStored, readEpubPackageFromDevice } from './storedEpubPackage'

vi.mock('../../../preferences/databases/epubPackageStore')

const book = createTestBook({ media: { mediaProfile: 'EPUB' } })
/** Creates a spine item with the properties that version 1 of the storage format contains. */
function createFirstSpineItem(path: string): object {
  const { cfiStep: _, ...item } = createTestSpineItem(path)
  return item
}
/** Package data in version 1 of the storage format. */
const firstRecord = {
  uniqueIdentifier: 'x',
  obfuscatedPaths: ['font.otf'],
  pageDirection: 'rtl',
  spine: [createFirstSpineItem('a.xhtml'), createFirstSpineItem('b.xhtml')],
  fallbacks: new Map(),
  overlayClasses: {},
}

/** Mocks the package data that is stored on the device. `records` contains the data by version of the format. */
function storeRecords(records: Readonly<Record<string, object>>): void {
  const suffix = createEpubPackageStorageKey(book).replace(/^\d+/, '')
  const byKey = new Map(Object.entries(records).map(([version, record]) => [`${version}${suffix}`, record]))
  vi.mocked(readStoredEpubPackage).mockImplementation(async (_, key) => byKey.get(key))
}

beforeEach(() => void vi.resetAllMocks())

test.each([1, 2])('data in format %i is read with defaults for missing properties', async version => {
  storeRecords({ [version]: firstRecord })
  const bookPackage = await readEpubPackageFromDevice('U', book)
  expect(bookPackage).toMatchObject({
    pageDirection: 'rtl',
    obfuscatedPaths: ['font.otf'],
    language: '',
    isOutdated: true,
  })
  expect(bookPackage?.spine.map(({ path, cfiStep }) => [path, cfiStep])).toEqual([
    ['a.xhtml', 2],
    ['b.xhtml', 4],
  ])
  expect([bookPackage?.creatorDirections.size, bookPackage?.contentsLabels.size]).toEqual([0, 0])
  expect(await isCurrentEpubPackageStored('U', book)).toBe(false)
})

test('data in the current format is used before data in older formats', async () => {
  const spine = [createTestSpineItem('b.xhtml', { cfiStep: 6 })]
  storeRecords({ 2: firstRecord, 3: { ...firstRecord, language: 'ja', spine } })
  const bookPackage = await readEpubPackageFromDevice('U', book)
  expect(bookPackage).toMatchObject({ language: 'ja', spine })
  expect(bookPackage?.isOutdated).toBeUndefined()
  expect(await isCurrentEpubPackageStored('U', book)).toBe(true)
})

test('data that was stored before the server calculated the hash of the same file is used', async () => {
  const hashless = { ...book, fileHash: '' }
  const key = createEpubPackageStorageKey(hashless)
  vi.mocked(readStoredEpubPackage).mockImplementation(async (_, other) => (other === key ? firstRecord : undefined))
  expect(await isCurrentEpubPackageStored('U', hashless)).toBe(true)
  expect(await isCurrentEpubPackageStored('U', book)).toBe(true)
  expect(await isCurrentEpubPackageStored('U', { ...book, fileLastModified: 'later' })).toBe(false)
})

test('data from the beginning of a file is used, but does not count as complete', async () => {
  storeRecords({ 3: { ...firstRecord, isIncomplete: true } })
  expect(await readEpubPackageFromDevice('U', book)).toMatchObject({ pageDirection: 'rtl', isIncomplete: true })
  expect(await isCurrentEpubPackageStored('U', book)).toBe(false)
})

test('a device without stored data or storage has no package data', async () => {
  storeRecords({})
  expect(await readEpubPackageFromDevice('U', book)).toBeUndefined()
  vi.mocked(readStoredEpubPackage).mockRejectedValue(new Error('no storage'))
  expect(await readEpubPackageFromDevice('U', book)).toBeUndefined()
})

test('the first page does not wait for a slow storage, but a load of the file does', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(readStoredEpubPackage).mockImplementation(
    () => new Promise(resolve => setTimeout(resolve, 1_000, { ...firstRecord })),
  )
  const forFirstPage = readEpubPackageFromDevice('U', book)
  const forLoad = isCurrentEpubPackageStored('U', book)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await forFirstPage).toBeUndefined()
  expect(await forLoad).toBe(true)
})
