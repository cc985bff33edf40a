import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPagesToPreload, getPageNumbersToCacheAroundSpread, PageImageCache } from './pageImageCache'

class FakeImage {
  static instances: FakeImage[] = []
  src = ''
  naturalWidth = 600
  naturalHeight = 900
  onload = () => {}
  onerror = () => {}
  settle = { resolve: () => this.onload(), reject: () => this.onerror() }
  constructor() {
    FakeImage.instances.push(this)
  }
  decode = vi.fn(async () => {})
  removeAttribute = () => (this.src = '')
  remove = () => {}
}

const cache = () =>
  new PageImageCache({
    urlOf: number => `/pages/${number}`,
    reasonOf: async () => '',
    createImage: () => new FakeImage() as unknown as HTMLImageElement,
  })
const requestedUrls = () => FakeImage.instances.filter(image => image.src !== '').map(image => image.src)
const finish = async (url: string, how: 'resolve' | 'reject' = 'resolve') => {
  FakeImage.instances.findLast(image => image.src === url)?.settle[how]()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  FakeImage.instances = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('loads the visible pages first, then the other pages two at a time', async () => {
  const pages = cache()
  pages.requestPages([3, 4, 5, 6, 2], 2)
  expect(requestedUrls()).toEqual(['/pages/3', '/pages/4'])
  await finish('/pages/3')
  expect(requestedUrls()).toEqual(['/pages/3', '/pages/4', '/pages/5'])
  expect(pages.get(3)).toMatchObject({ state: 'ready', size: { width: 600, height: 900 } })
})

test('rejects an image with too many pixels before it is decoded', async () => {
  const pages = cache()
  pages.requestPages([1])
  for (let attempt = 0; attempt < 2; attempt++) {
    const image = FakeImage.instances.at(-1) as FakeImage
    Object.assign(image, { naturalWidth: 16_383, naturalHeight: 16_383 })
    await finish('/pages/1')
    expect(image.decode).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(pages.get(1)?.state).toBe('failed')
})

test('counts pages that load very slowly against the connection limit', async () => {
  const pages = cache()
  pages.requestPages([1, 2, 3, 4, 5, 6, 7])
  await finish('/pages/1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestedUrls()).toEqual(['/pages/1', '/pages/2', '/pages/3'])
  await finish('/pages/2')
  expect(requestedUrls()).toEqual(['/pages/1', '/pages/2', '/pages/3'])
  await finish('/pages/3')
  expect(requestedUrls()).toEqual(['/pages/1', '/pages/2', '/pages/3', '/pages/4'])
})

test('preloads only a single page at a time on a slow connection', async () => {
  const pages = cache()
  pages.requestPages([1, 2, 3, 4])
  await vi.advanceTimersByTimeAsync(4_000)
  await finish('/pages/1')
  expect(requestedUrls()).toEqual(['/pages/1', '/pages/2'])
})

test('does not preload before the first page has loaded or failed', async () => {
  for (const how of ['resolve', 'reject'] as const) {
    FakeImage.instances = []
    const pages = cache()
    pages.requestPages([1, 2, 3, 4])
    expect(requestedUrls()).toEqual(['/pages/1'])
    await finish('/pages/1', how)
    if (how === 'reject') await vi.advanceTimersByTimeAsync(1_000)
    expect(requestedUrls().slice(-2)).toEqual(how === 'resolve' ? ['/pages/2', '/pages/3'] : ['/pages/1', '/pages/2'])
  }
})

test('cancels and releases pages that are no longer requested', async () => {
  const pages = cache()
  pages.requestPages([1, 2, 3])
  await finish('/pages/1')
  pages.requestPages([50, 51])
  expect(requestedUrls()).toEqual(['/pages/50', '/pages/51'])
  expect(pages.get(1)).toBeUndefined()
})

test('never holds more pages than were requested', async () => {
  const pages = cache()
  const book = Array.from({ length: 300 }, (_, index) => [index + 1])
  for (let index = 0; index < book.length; index++) {
    pages.requestPages(getPageNumbersToCacheAroundSpread(book, index, 4, 2))
    for (const url of requestedUrls()) await finish(url)
    expect(requestedUrls().length).toBeLessThanOrEqual(7)
  }
})

test('retries a failed page once automatically, then reports the failure, then retries on request', async () => {
  const pages = cache()
  pages.requestPages([1])
  await finish('/pages/1', 'reject')
  expect(pages.get(1)?.state).toBe('loading')
  await vi.advanceTimersByTimeAsync(1_000)
  await finish('/pages/1', 'reject')
  expect(pages.get(1)?.state).toBe('failed')
  pages.retry(1)
  await finish('/pages/1')
  expect(pages.get(1)?.state).toBe('ready')
})

test('revokes the blob URL of a drawing that cannot be decoded', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const pages = new PageImageCache({
    urlOf: number => `/pages/${number}`,
    reasonOf: async () => '',
    copyOf: number => async () => `blob:${number}`,
    createImage: () => new FakeImage() as unknown as HTMLImageElement,
  })
  pages.requestPages([1])
  await vi.advanceTimersByTimeAsync(0)
  await finish('blob:1', 'reject')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeImage.instances.length).toBe(2)
  expect(revoke).toHaveBeenCalledWith('blob:1')
  revoke.mockRestore()
})

test('reloads failed pages when the server is reachable again', async () => {
  const pages = cache()
  pages.requestPages([1, 2])
  await finish('/pages/1')
  for (const _ of [1, 2]) {
    await finish('/pages/2', 'reject')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(pages.get(2)?.state).toBe('failed')
  pages.retryFailed()
  expect(pages.get(2)?.state).toBe('loading')
})

test('orders page numbers: visible pages, following pages, preceding pages', () => {
  const spreads = [[1], [2, 3], [4, 5], [6, 7], [8, 9]]
  expect(getPageNumbersToCacheAroundSpread(spreads, 2, 4, 2)).toEqual([4, 5, 6, 7, 8, 9, 3, 2])
  expect(getPageNumbersToCacheAroundSpread(spreads, 0, 4, 2)).toEqual([1, 2, 3, 4, 5])
  expect(getPageNumbersToCacheAroundSpread([], 0, 4, 2)).toEqual([])
})

test('preloads more pages when the user turns pages faster than pages load', () => {
  expect(countPagesToPreload(0, 500)).toBe(4)
  expect(countPagesToPreload(800, 200)).toBe(4)
  expect(countPagesToPreload(120, 300)).toBe(6)
})
