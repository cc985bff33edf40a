// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getBookResource } from '../../../generated/publications/publications'
import { ChapterTextCache } from './chapterTextCache'
import type { PrefetchedChapter } from './prefetchedChapter'

vi.mock('../../../generated/publications/publications')

const book = {
  chapters: Array.from({ length: 40 }, (_, index) => ({
    index,
    path: `text/${index} b.xhtml`,
    type: 'application/xhtml+xml',
  })),
  toc: [],
  landmarks: [],
  pageList: [],
  direction: 'ltr' as const,
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

test.each([403, 404, 500])('a chapter that is refused with %s says so and can be asked for again', async status => {
  const opened = texts()
  failing(status)
  const said = await opened.fetch(0)
  expect(said?.isMissing).toBe(true)
  expect(said?.dressed('')).toContain('Not &lt;here&gt;')
  const there = await opened.fetch(0)
  expect(there?.isMissing).toBeUndefined()
  expect(there?.dressed('')).toContain('There')
})

test.each([0, 401, 502, 503, 504])('a chapter that cannot be had at the moment (%s) is waited for', async status => {
  const opened = texts()
  failing(status)
  await expect(opened.fetch(0)).rejects.toThrow()
  expect((await opened.fetch(0))?.dressed('')).toContain('There')
})

test('what was fetched is not asked for again, as long as it is among those of late', async () => {
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

test('the chapter that the book was opened with is there', async () => {
  const document = new DOMParser().parseFromString('<p>First</p>', 'text/html')
  const first = { take: (index: number) => (index === 3 ? Promise.resolve(document) : undefined) } as PrefetchedChapter
  const opened = texts(first)
  expect((await opened.fetch(3))?.dressed('')).toContain('First')
  expect(asked).not.toHaveBeenCalled()
})
