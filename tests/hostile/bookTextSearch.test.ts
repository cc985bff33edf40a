// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import {
  findCurrentTocEntry,
  parseReadiumManifest,
  type SpineItem,
  type TocEntry,
} from '../../src/readers/epub/epubPublication'
import { flattenChapterText } from '../../src/readers/epub/locators/flattenChapterText'
import { findTocEntriesInChapter } from '../../src/readers/epub/search/loadSearchableChapterText'
import { findTextMatches } from '../../src/readers/search/findTextMatches'
import { foldTextWithOffsets } from '../../src/readers/search/foldTextWithOffsets'
import { measureCpuMs } from '../harness/measureCpuMs'

const chapter: SpineItem = { index: 0, path: 'a.xhtml', type: 'application/xhtml+xml' }
const entryAt = (at: number): TocEntry => ({ title: `e${at}`, path: 'a.xhtml', fragment: `n${at}`, depth: 0 })

describe('a search', () => {
  test.each(['\u00e9\u00f1', '\u6f22', '\ufdfa'])(
    'folds one million characters of the letters %s in less than a second',
    async letters => {
      const text = letters.repeat(1_000_000 / letters.length / foldTextWithOffsets(letters).text.length)
      expect(await measureCpuMs(() => foldTextWithOffsets(text))).toBeLessThan(900)
    },
  )

  test('for whole words takes less than a second in a chapter with a single long word', async () => {
    const text = 'a'.repeat(1_000_000)
    const folded = foldTextWithOffsets(text)
    const ms = await measureCpuMs(() => findTextMatches(text, folded, { text: 'a', wholeWords: true }, 2_000))
    expect(ms).toBeLessThan(900)
  })
})

describe('a long table of contents', () => {
  test('finds its targets among links with a name in a single pass', () => {
    const links = Array.from({ length: 500 }, (_, at) => `<a name="n${at}">${at} </a>`).join('')
    const page = new DOMParser().parseFromString(`<p>${links}</p>`, 'text/html')
    const read = vi.spyOn(page, 'querySelectorAll')
    const toc = Array.from({ length: 900 }, (_, at) => entryAt(at))
    const headings = findTocEntriesInChapter(flattenChapterText(page.body), page, chapter, toc)
    expect(headings.at(-1)?.title).toBe('e499')
    expect(read.mock.calls.length).toBeLessThan(5)
  })

  test('checks fewer than 20 targets to find the current entry of a chapter', () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => entryAt(at))
    const before: TocEntry = { title: 'before', path: 'b.xhtml', fragment: '', depth: 0 }
    const chapters: SpineItem[] = [
      { ...chapter, path: 'b.xhtml' },
      { ...chapter, index: 1 },
    ]
    const currentAt = (reached: number) => {
      const isReached = vi.fn((fragment: string) => Number(fragment.slice(1)) <= reached)
      const current = findCurrentTocEntry([before, ...entries], chapters, 1, isReached)
      expect(isReached.mock.calls.length).toBeLessThan(20)
      return current?.title
    }
    expect([-1, 0, 7_531, 19_999].map(currentAt)).toEqual(['before', 'e0', 'e7531', 'e19999'])
  })

  test('has a limited number of entries', () => {
    const toc = Array.from({ length: 30_000 }, () => ({ title: 'a', href: '/api/v1/books/B/resource/a.xhtml' }))
    const manifest = { metadata: { title: '' }, readingOrder: [], resources: [], toc, landmarks: [], pageList: [] }
    expect(parseReadiumManifest(manifest as unknown as Parameters<typeof parseReadiumManifest>[0]).toc).toHaveLength(
      10_000,
    )
  })
})
