import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { sessionAccountCheckState } from '../../../api/account/sessionAccountCheckState'
import { writeLocalStorage } from '../../../preferences/localStorageAccess'
import { deletePendingProgress, storePendingProgress } from '../../../preferences/pendingProgress'
import { knownFingerprintsByBook } from '../../progress/knownServerProgress'
import {
  prefetchComic,
  prefetchComicAtStartup,
  prefetchNextComic,
  releaseComicPrefetch,
  startLoadingComic,
  takePrefetchedComicOrStartLoading,
} from './prefetchComic'

const requests: string[] = []
/** Numbers of the pages whose images were requested. */
const requestedImages: number[] = []
let fileHash = 'a'
let readProgress: object | null = null

vi.mock('../../../generated/books/books', async original => ({
  ...(await original<object>()),
  getBook: async (id: string) => {
    requests.push(`book ${id}`)
    return { id, seriesId: 's', fileHash, media: { mediaProfile: 'DIVINA', pagesCount: 3 }, readProgress }
  },
  getBookPage: async (_id: string, page: number, params: object) => {
    requests.push(`page ${page} ${JSON.stringify(params)}`)
    return new Blob()
  },
  getBookPages: async () => {
    requests.push('pages')
    return [1, 2, 3].map(number => ({ number, mediaType: 'image/jpeg' }))
  },
}))
vi.mock('../../../generated/series/series', () => ({ getSeries: async () => ({ metadata: {} }) }))
vi.stubGlobal(
  'Image',
  class {
    set src(address: string) {
      requestedImages.push(Number(/pages\/(\d+)/.exec(address)?.[1]))
    }
    decode = () => new Promise(() => {})
    remove() {}
    removeAttribute() {}
  },
)

afterEach(() => {
  vi.useRealTimers()
  requests.length = 0
  fileHash = 'a'
  readProgress = null
})

/** Starts to load a comic. After the test, clears its images, whose timers would otherwise run during later tests. */
function openComic(...parameters: Parameters<typeof startLoadingComic>) {
  const opening = startLoadingComic(...parameters)
  onTestFinished(() => opening.cache.clear())
  return opening
}

/** Opens a comic at page 2 whose download is complete, and waits until it is loaded. */
async function openDownloadedComic(bookId: string) {
  sessionAccountCheckState.expected = 'U'
  writeLocalStorage('offline.U', JSON.stringify([{ bookId, files: 3, here: 3 }]))
  const opening = openComic(bookId, 2)
  await opening.load()
  writeLocalStorage('offline.U', undefined)
  return opening
}

test('does not prefetch a comic with unsent progress, so that newer progress of another device stays unknown', async () => {
  const progress = { bookId: '9', userId: 'U', time: 1, write: { page: 2 } }
  storePendingProgress(progress)
  readProgress = { page: 3, completed: false, readDate: '2026-01-01T00:00:00Z' }
  prefetchComicAtStartup('9', undefined)
  prefetchNextComic('9')
  await new Promise(resolve => setTimeout(resolve))
  deletePendingProgress(progress)
  expect(requests).toEqual([])
  expect(knownFingerprintsByBook.has('9')).toBe(false)
})

test('prefetches at startup only if no reader has opened a book', async () => {
  prefetchComicAtStartup('0', undefined)
  await takePrefetchedComicOrStartLoading('0', undefined).load()
  prefetchComicAtStartup('0', undefined)
  expect(requests.filter(request => request.startsWith('book'))).toEqual(['book 0'])
  releaseComicPrefetch()
})

test('gives the prefetched comic to the reader without a second request, even after discarded renders', async () => {
  prefetchComic('1', undefined)
  const first = takePrefetchedComicOrStartLoading('1', undefined)
  expect(takePrefetchedComicOrStartLoading('1', undefined)).toBe(first)
  expect((await first.load()).pages.length).toBe(3)
  expect(requests.filter(request => request.startsWith('book'))).toEqual(['book 1'])
  releaseComicPrefetch(first)
  expect(takePrefetchedComicOrStartLoading('1', undefined)).not.toBe(first)
})

test('a second call of load sends a new request', async () => {
  prefetchComic('2', undefined)
  const opening = takePrefetchedComicOrStartLoading('2', undefined)
  await opening.load()
  await opening.load()
  expect(requests.filter(request => request.startsWith('book'))).toEqual(['book 2', 'book 2'])
  releaseComicPrefetch(opening)
})

test('for an old prefetch, fetches the position again and reuses the pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const prefetch = prefetchComic('6', undefined)
  await prefetch
  vi.setSystemTime(Date.now() + 60_000)
  readProgress = { page: 3, completed: false, readDate: '2026-01-01T00:00:00Z' }
  const opening = takePrefetchedComicOrStartLoading('6', undefined)
  expect((await opening.load()).book.readProgress?.page).toBe(3)
  expect(opening.cache.get(3)).toBeTruthy()
  expect(requests).toEqual(['pages', 'book 6', 'book 6'])
  releaseComicPrefetch(opening)
})

test('loads everything again when the file was replaced after the prefetch', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await prefetchComic('7', undefined)
  vi.setSystemTime(Date.now() + 60_000)
  fileHash = 'b'
  const opening = takePrefetchedComicOrStartLoading('7', undefined)
  await opening.load()
  expect(requests.filter(request => request === 'pages')).toHaveLength(2)
  expect(opening.cache.get(1)?.url).toMatch(/pages\/1\?v=b$/)
  releaseComicPrefetch(opening)
})

test('does not use a prefetch for another book', () => {
  prefetchComic('3', undefined)
  const secondComic = takePrefetchedComicOrStartLoading('4', undefined)
  expect(secondComic.bookId).toBe('4')
  releaseComicPrefetch(secondComic)
})

test('loads the pages of the new file when the file was replaced', async () => {
  const before = openComic('5', undefined)
  await before.load()
  expect(before.cache.get(1)?.url).toMatch(/pages\/1$/)
  fileHash = 'b'
  const after = openComic('5', undefined)
  await after.load()
  expect(after.cache.get(1)?.url).toMatch(/pages\/1\?v=b$/)
})

test('adds no version to the page URLs when only the hash of the file becomes known later', async () => {
  fileHash = ''
  await openComic('8', undefined).load()
  fileHash = 'a'
  const after = openComic('8', undefined)
  await after.load()
  expect(after.cache.get(1)?.url).toMatch(/pages\/1$/)
})

test('requests the last page instead of a page beyond the end, and only this page if the page count is known', async () => {
  requestedImages.length = 0
  await openComic('8', 999).load()
  expect(requestedImages.at(-1)).toBe(3)
  requestedImages.length = 0
  await openComic('8', 999).load()
  expect(requestedImages).toEqual([3])
})

test('finds the reason of a failed page in the opened file of a downloaded book', async () => {
  const opening = await openDownloadedComic('R')
  await opening.cache.options.reasonOf(3)
  expect(requests).toContain('page 3 {"v":"a"}')
})

test('the page URLs of a downloaded book contain the version of the file from the first opening on', async () => {
  const opening = await openDownloadedComic('D')
  opening.cache.requestPages([2, 3], 2)
  expect([2, 3].map(page => opening.cache.get(page)?.url)).toEqual([
    expect.stringMatching(/pages\/2\?v=a$/),
    expect.stringMatching(/pages\/3\?v=a$/),
  ])
})
