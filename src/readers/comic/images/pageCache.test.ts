import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageCache, PRELOAD_PAGES, pagesAround } from './pageCache'

class FakeImage {
  static made: FakeImage[] = []
  src = ''
  naturalWidth = 600
  naturalHeight = 900
  settle: { resolve: () => void; reject: () => void } = { resolve: () => {}, reject: () => {} }
  constructor() {
    FakeImage.made.push(this)
  }
  decode = () => new Promise<void>((resolve, reject) => (this.settle = { resolve, reject: () => reject(new Error()) }))
  removeAttribute = () => (this.src = '')
  remove = () => {}
}

const cache = () =>
  new PageCache({
    urlOf: number => `/pages/${number}`,
    createImage: () => new FakeImage() as unknown as HTMLImageElement,
  })
const asked = () => FakeImage.made.filter(image => image.src !== '').map(image => image.src)
const finish = async (url: string, how: 'resolve' | 'reject' = 'resolve') => {
  FakeImage.made.findLast(image => image.src === url)?.settle[how]()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  FakeImage.made = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('loads the visible pages first, then the others two at a time', async () => {
  const pages = cache()
  pages.want([3, 4, 5, 6, 2], 2)
  expect(asked()).toEqual(['/pages/3', '/pages/4'])
  await finish('/pages/3')
  expect(asked()).toEqual(['/pages/3', '/pages/4', '/pages/5'])
  expect(pages.get(3)).toMatchObject({ state: 'ready', size: { width: 600, height: 900 } })
})

test('counts hanging pages against the connection limit', async () => {
  const pages = cache()
  pages.want([1, 2, 3, 4, 5, 6, 7])
  await finish('/pages/1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toEqual(['/pages/1', '/pages/2', '/pages/3'])
  await finish('/pages/2')
  expect(asked()).toEqual(['/pages/1', '/pages/2', '/pages/3', '/pages/4'])
})

test('does not preload before the first page has loaded or failed', async () => {
  for (const how of ['resolve', 'reject'] as const) {
    FakeImage.made = []
    const pages = cache()
    pages.want([1, 2, 3, 4])
    expect(asked()).toEqual(['/pages/1'])
    await finish('/pages/1', how)
    if (how === 'reject') await vi.advanceTimersByTimeAsync(1_000)
    expect(asked().slice(-2)).toEqual(how === 'resolve' ? ['/pages/2', '/pages/3'] : ['/pages/1', '/pages/2'])
  }
})

test('cancels and releases pages that are no longer requested', async () => {
  const pages = cache()
  pages.want([1, 2, 3])
  await finish('/pages/1')
  pages.want([50, 51])
  expect(asked()).toEqual(['/pages/50', '/pages/51'])
  expect(pages.get(1)).toBeUndefined()
})

test('never holds more pages than requested', async () => {
  const pages = cache()
  const book = Array.from({ length: 300 }, (_, index) => [index + 1])
  for (let index = 0; index < book.length; index++) {
    pages.want(pagesAround(book, index, 4, 2))
    for (const url of asked()) await finish(url)
    expect(asked().length).toBeLessThanOrEqual(7)
  }
})

test('retries once automatically, then reports the failure, then retries on request', async () => {
  const pages = cache()
  pages.want([1])
  await finish('/pages/1', 'reject')
  expect(pages.get(1)?.state).toBe('loading')
  await vi.advanceTimersByTimeAsync(1_000)
  await finish('/pages/1', 'reject')
  expect(pages.get(1)?.state).toBe('failed')
  pages.retry(1)
  await finish('/pages/1')
  expect(pages.get(1)?.state).toBe('ready')
})

test('reloads failed pages when the server is reachable again', async () => {
  const pages = cache()
  pages.want([1, 2])
  await finish('/pages/1')
  for (const _ of [1, 2]) {
    await finish('/pages/2', 'reject')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(pages.get(2)?.state).toBe('failed')
  pages.retryFailed()
  expect(pages.get(2)?.state).toBe('loading')
})

test('orders pages: visible, then ahead, then behind', () => {
  const spreads = [[1], [2, 3], [4, 5], [6, 7], [8, 9]]
  expect(pagesAround(spreads, 2, 4, 2)).toEqual([4, 5, 6, 7, 8, 9, 3, 2])
  expect(pagesAround(spreads, 0, 4, 2)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround([], 0, 4, 2)).toEqual([])
})

test('preloads more pages when turning is faster than loading', () => {
  expect(PRELOAD_PAGES(0, 500)).toBe(4)
  expect(PRELOAD_PAGES(800, 200)).toBe(4)
  expect(PRELOAD_PAGES(120, 300)).toBe(6)
})
