// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getBookResource } from '../../../generated/publications/publications'
import type { Publication } from '../publication'
import { ChapterTextCache } from './chapterTextCache'
import type { PrefetchedChapter } from './prefetchedChapter'

vi.mock('../../../generated/publications/publications')

const book: Publication = {
  chapters: Array.from({ length: 40 }, (_, index) => ({
    index,
    path: `text/${index} b.xhtml`,
    type: 'application/xhtml+xml',
  })),
  toc: [],
  landmarks: [],
  pageList: [],
  direction: 'ltr',
  fixedLayout: false,
  language: 'en',
  identifier: '',
  oldContents: '',
}
const words = { title: 'Not <here>', reason: 'The file is damaged' }
const texts = (first?: PrefetchedChapter) => new ChapterTextCache({ bookId: 'B', book, first, missing: () => words })
const asked = vi.mocked(getBookResource)
const failing = (status: number) =>
  asked.mockRejectedValueOnce(new ServerError({ operation: 'getBookResource', status }))

beforeEach(() => {
  asked.mockReset()
  asked.mockImplementation(async () => '<html><body>There</body></html>' as never)
})

test.each([403, 404, 500])(
  'shows a placeholder for a chapter that fails with status %s and loads it again on request',
  async status => {
    const opened = texts()
    failing(status)
    const said = await opened.fetch(0)
    expect(said?.isMissing).toBe(true)
    expect(said?.dressed('')).toContain('Not &lt;here&gt;')
    const there = await opened.fetch(0)
    expect(there?.isMissing).toBeUndefined()
    expect(there?.dressed('')).toContain('There')
  },
)

test.each([0, 401, 502, 503, 504])(
  'rejects on a temporary failure (status %s) and loads the chapter on the next call',
  async status => {
    const opened = texts()
    failing(status)
    await expect(opened.fetch(0)).rejects.toThrow()
    expect((await opened.fetch(0))?.dressed('')).toContain('There')
  },
)

test('keeps the most recently used chapters and requests older ones again', async () => {
  const opened = texts()
  const fetch = async (...chapters: number[]) => {
    asked.mockClear()
    for (const chapter of chapters) await opened.fetch(chapter)
    return asked.mock.calls.map(([, path]) => Number.parseInt(path.slice(5), 10))
  }
  expect(await fetch(0, 1, 0, 1)).toEqual([0, 1])
  const others = Array.from({ length: 15 }, (_, index) => index + 10)
  expect(await fetch(...others)).toEqual(others)
  expect(await fetch(1)).toEqual([])
  expect(await fetch(0)).toEqual([0])
  expect(await opened.fetch(40)).toBeUndefined()
})

test('uses the prefetched first chapter without a request', async () => {
  const document = new DOMParser().parseFromString('<p>First</p>', 'text/html')
  const first = { take: (index: number) => (index === 3 ? Promise.resolve(document) : undefined) } as PrefetchedChapter
  const opened = texts(first)
  expect((await opened.fetch(3))?.dressed('')).toContain('First')
  expect(asked).not.toHaveBeenCalled()
})
