// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/cache/queryClient'
import { getVisibleNotices } from '../api/notices'
import { getGetLibrariesQueryKey } from '../generated/libraries/libraries'
import type { Book, Library } from '../generated/model.schemas'
import { loadTextBundle } from '../language/interfaceLanguage'
import { listAvailableActions } from './availableActions'
import { startAvailableFileDownloads } from './fileDownloads'

const user = { roles: ['USER', 'FILE_DOWNLOAD'] } as Parameters<typeof listAvailableActions>[0]
const book = (id: string, libraryId: string, deleted = false) =>
  ({ id, libraryId, deleted, media: { status: 'READY' } }) as Book
const available = book('A', 'L1')
const deleted = book('B', 'L1', true)
const inUnavailableLibrary = book('C', 'L2')

beforeAll(() => loadTextBundle('shell'))
beforeEach(() => {
  const libraries = [{ id: 'L1' }, { id: 'L2', unavailable: true }] as Library[]
  queryClient.setQueryData(getGetLibrariesQueryKey(), libraries)
})
afterEach(() => queryClient.clear())

test('offers the download unless the files of all selected records are unavailable', () => {
  const offersDownload = (books: Book[] | undefined, total = 1) =>
    listAvailableActions(user, 'books', total, books).includes('download')
  expect(offersDownload([available])).toBe(true)
  expect(offersDownload([deleted])).toBe(false)
  expect(offersDownload([inUnavailableLibrary])).toBe(false)
  expect(offersDownload([deleted, available], 2)).toBe(true)
  expect(offersDownload(undefined, 40), 'records that are not loaded').toBe(true)
})

test('downloads only available files and states how many are left out', async () => {
  const hrefs: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    hrefs.push(new URL(this.href).pathname)
  })
  await startAvailableFileDownloads('books', [available, deleted, inUnavailableLibrary])
  expect(hrefs).toEqual(['/api/v1/books/A/file'])
  expect(getVisibleNotices().map(({ text }) => text)).toEqual(['Left out because their files are not available: 2.'])
})
