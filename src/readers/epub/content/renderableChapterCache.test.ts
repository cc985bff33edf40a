// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getBookResource } from '../../../generated/publications/publications'
import { getCurrentLocale, loadTextBundle } from '../../../language/interfaceLanguage'
import { type EpubPublication, resolveChapterLink } from '../epubPublication'
import type { PrefetchedChapter } from './prefetchedChapter'
import { RenderableChapterCache } from './renderableChapterCache'

vi.mock('../../../generated/publications/publications')
vi.mock(import('../../../language/interfaceLanguage'), async importOriginal => {
  const original = await importOriginal()
  return {
    ...original,
    loadTextBundle: vi.fn(original.loadTextBundle),
    getCurrentLocale: vi.fn(original.getCurrentLocale),
  }
})

const publication: EpubPublication = {
  chapters: Array.from({ length: 40 }, (_, index) => ({
    index,
    path: `text/${index} b.xhtml`,
    type: 'application/xhtml+xml',
  })),
  toc: [],
  hasTableOfContents: false,
  landmarks: [],
  pageList: [],
  shortenedLists: new Set(),
  direction: 'ltr',
  isDirectionUncertain: false,
  fixedLayout: false,
  hasFixedPages: false,
  language: 'en',
  identifier: '',
  ncxPath: '',
  resourceTypes: new Set(),
}
const missingTexts = { title: 'Not <here>', reason: 'The file is damaged' }
const createCache = (firstChapter?: PrefetchedChapter) =>
  new RenderableChapterCache({ bookId: 'B', book: publication, firstChapter, missingChapterTexts: () => missingTexts })
const resourceRequest = vi.mocked(getBookResource)
const failNextRequest = (status: number) =>
  resourceRequest.mockRejectedValueOnce(new ServerError({ operation: 'getBookResource', status }))

beforeEach(() => {
  vi.mocked(getCurrentLocale).mockReset()
  resourceRequest.mockReset()
  resourceRequest.mockImplementation(async () => '<html><body>There</body></html>' as never)
})

test.each([403, 404, 500])(
  'shows a placeholder for a chapter that fails with status %s, and loads the chapter again on request',
  async status => {
    const cache = createCache()
    failNextRequest(status)
    const placeholder = await cache.fetch(0)
    expect(placeholder?.isMissing).toBe(true)
    expect(placeholder?.markupWithStyle('')).toContain('Not &lt;here&gt;')
    expect(placeholder?.markupWithStyle('')).toMatch(/href="\.\.\/text\/1%20b\.xhtml"[^>]*>Next chapter/)
    const loaded = await cache.fetch(0)
    expect(loaded?.isMissing).toBeUndefined()
    expect(loaded?.markupWithStyle('')).toContain('There')
  },
)

test.each([0, 401, 502, 503, 504])(
  'rejects a temporary failure (status %s) and loads the chapter on the next call',
  async status => {
    const cache = createCache()
    failNextRequest(status)
    await expect(cache.fetch(0)).rejects.toThrow()
    expect((await cache.fetch(0))?.markupWithStyle('')).toContain('There')
  },
)

test('replaces a chapter in an unknown format by a page with links to the neighboring chapters, unless the chapter has a fallback', async () => {
  const fallback = { path: 'text/other.xhtml', mediaType: 'application/xhtml+xml' }
  const [first, second, third] = publication.chapters.map(chapter => ({ ...chapter, type: 'application/json' }))
  const book = { ...publication, chapters: [first, { ...second, fallback }, third] } as EpubPublication
  const cache = new RenderableChapterCache({
    bookId: 'B',
    book,
    firstChapter: undefined,
    missingChapterTexts: () => missingTexts,
  })
  const markup = (await cache.fetch(0))?.markupWithStyle('')
  expect(markup).toContain('This chapter cannot be shown')
  const [, href = ''] = /href="([^"]*1%20b\.xhtml)"/.exec(markup ?? '') ?? []
  expect(resolveChapterLink(href, 'text/0 b.xhtml')).toEqual({ path: 'text/1 b.xhtml', fragment: '' })
  expect(resourceRequest).not.toHaveBeenCalled()
  expect((await cache.fetch(1))?.markupWithStyle('')).toContain('There')
  expect(resourceRequest.mock.calls.map(([, path]) => path)).toEqual(['text/other.xhtml'])
})

test.each([
  '<iframe src="https://a.invalid/"></iframe>',
  '<p> </p><embed src="a.swf"/>',
  '<div><object data="a.swf"/></div>',
])('replaces a chapter whose only content is not allowed by a page with links: %s', async markup => {
  resourceRequest.mockResolvedValueOnce(`<html><body>${markup}</body></html>` as never)
  const replaced = (await createCache().fetch(1))?.markupWithStyle('')
  expect(replaced).toContain('It contains only embedded content')
  expect(replaced).toContain('href="../text/2%20b.xhtml"')
  expect(replaced).toContain('href="../text/0%20b.xhtml"')
})

test.each([
  '',
  '<script>draw()</script>',
  '<iframe src="https://a.invalid/"></iframe><p>Text</p>',
  '<iframe src="https://a.invalid/"></iframe><img src="a.png"/>',
  '<object data="a.swf"><p>Fallback</p></object>',
])('does not replace an empty chapter, or a chapter with other content: %s', async markup => {
  resourceRequest.mockResolvedValueOnce(`<html><body>${markup}</body></html>` as never)
  expect((await createCache().fetch(1))?.markupWithStyle('')).not.toContain('cannot be shown')
})

test.each([
  { code: 'ar', rtl: true, direction: 'rtl' },
  { code: 'de', rtl: false, direction: 'ltr' },
])('placeholder pages declare the interface language $code and its direction', async ({ code, rtl, direction }) => {
  vi.mocked(getCurrentLocale).mockReturnValue({ code, rtl })
  const cache = createCache()
  failNextRequest(404)
  for (const page of [await cache.fetch(0), await cache.replaceUndisplayable(1, 'image')]) {
    const { documentElement } = new DOMParser().parseFromString(page?.markupWithStyle('') ?? '', 'text/html')
    expect(documentElement.lang).toBe(code)
    expect(documentElement.dir).toBe(direction)
  }
})

test('a replacement page that could not be created is created again on the next call', async () => {
  const book = { ...publication, chapters: [{ index: 0, path: 'a.json', type: 'application/json' }] }
  const cache = new RenderableChapterCache({
    bookId: 'B',
    book,
    firstChapter: undefined,
    missingChapterTexts: () => missingTexts,
  })
  vi.mocked(loadTextBundle).mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  await expect(cache.fetch(0)).rejects.toThrow('offline')
  await expect(cache.replaceUndisplayable(0, 'image')).rejects.toThrow('offline')
  expect((await cache.fetch(0))?.markupWithStyle('')).toContain('This chapter cannot be shown')
})

test('marks a bitmap file of the reading order, whose image must load', async () => {
  const book = { ...publication, chapters: [{ index: 0, path: 'a.png', type: 'image/png' }] }
  const cache = new RenderableChapterCache({
    bookId: 'B',
    book,
    firstChapter: undefined,
    missingChapterTexts: () => missingTexts,
  })
  expect((await cache.fetch(0))?.isBitmap).toBe(true)
  expect((await createCache().fetch(0))?.isBitmap).toBeUndefined()
})

test('keeps the most recently used chapters, and fetches older chapters again', async () => {
  const cache = createCache()
  const fetch = async (...chapters: number[]) => {
    resourceRequest.mockClear()
    for (const chapter of chapters) await cache.fetch(chapter)
    return resourceRequest.mock.calls.map(([, path]) => Number.parseInt(path.slice(5), 10))
  }
  expect(await fetch(0, 1, 0, 1)).toEqual([0, 1])
  const others = Array.from({ length: 15 }, (_, index) => index + 10)
  expect(await fetch(...others)).toEqual(others)
  expect(await fetch(1)).toEqual([])
  expect(await fetch(0)).toEqual([0])
  expect(await cache.fetch(40)).toBeUndefined()
})

test('uses the prefetched first chapter without a request', async () => {
  const document = new DOMParser().parseFromString('<p>First</p>', 'text/html')
  const firstChapter = {
    take: (index: number) => (index === 3 ? Promise.resolve(document) : undefined),
  } as PrefetchedChapter
  const cache = createCache(firstChapter)
  expect((await cache.fetch(3))?.markupWithStyle('')).toContain('First')
  expect(resourceRequest).not.toHaveBeenCalled()
})

test('requests the package document for a fixed-layout page in a reflowable book', async () => {
  const onPackageNeeded = vi.fn()
  const options = { bookId: 'B', firstChapter: undefined, missingChapterTexts: () => missingTexts, onPackageNeeded }
  const respondWith = (viewport: string) =>
    resourceRequest.mockImplementation(
      async () => `<html><head><meta name="viewport" content="${viewport}"/></head><body>There</body></html>` as never,
    )
  respondWith('width=device-width, initial-scale=1')
  await new RenderableChapterCache({ ...options, book: publication }).fetch(0)
  respondWith('width=900, height=600')
  await new RenderableChapterCache({ ...options, book: { ...publication, fixedLayout: true } }).fetch(0)
  expect(onPackageNeeded).not.toHaveBeenCalled()
  await new RenderableChapterCache({ ...options, book: publication }).fetch(0)
  expect(onPackageNeeded).toHaveBeenCalledOnce()
})
