import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../../tests/harness/createTestRecords'
import { getBook } from '../../../generated/books/books'
import { loadEpubPackage } from './loadEpubPackage'
import { isCurrentEpubPackageStored } from './storedEpubPackage'
import { storeEpubPackageDuringDownload } from './storeEpubPackageDuringDownload'

vi.mock('../../../generated/books/books')
vi.mock('./loadEpubPackage')
vi.mock('./storedEpubPackage')

beforeEach(() => void vi.resetAllMocks())

async function isFetched(changes: object): Promise<boolean> {
  vi.mocked(loadEpubPackage).mockClear()
  vi.mocked(getBook).mockResolvedValue(createTestBook({ media: { mediaProfile: 'EPUB' }, ...changes }))
  await storeEpubPackageDuringDownload('U', 'B', new AbortController().signal)
  return vi.mocked(loadEpubPackage).mock.calls.length > 0
}

test('a download stores the package data of every EPUB up to 150 MB', async () => {
  expect(await isFetched({ sizeBytes: 2_000_000 })).toBe(true)
  expect(await isFetched({ sizeBytes: 150_000_000 })).toBe(true)
  expect(await isFetched({ sizeBytes: 150_000_001 })).toBe(false)
  expect(await isFetched({ sizeBytes: 2_000_000, media: { mediaProfile: 'DIVINA' } })).toBe(false)
})

test('a download does not fetch package data that this device has stored', async () => {
  vi.mocked(isCurrentEpubPackageStored).mockResolvedValue(true)
  expect(await isFetched({ sizeBytes: 2_000_000 })).toBe(false)
})
