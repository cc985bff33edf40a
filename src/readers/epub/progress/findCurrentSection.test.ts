import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { type CurrentSection, findCurrentSection } from './findCurrentSection'

const chapters = ['a', 'b'].map((path, index) => ({ path, index, type: '' }))

/**
 * Returns the section of a page in the paginated layout. The page belongs to the second chapter.
 * @param startPages first page of each section in this chapter. Page numbers start at 0
 */
function sectionOfPage(startPages: readonly number[], page: number, pages: number): CurrentSection {
  const inChapter = startPages.map((_, at) => ({ title: `B${at}`, path: 'b', fragment: `${at}`, depth: 1 }))
  const toc = [{ title: 'A', path: 'a', fragment: '', depth: 0 }, ...inChapter]
  const pageOf = (fragment: string) => startPages[Number(fragment)] ?? 0
  return findCurrentSection(
    { toc, chapters },
    {
      start: { chapter: 1, progression: page / pages },
      page: page + 1,
      pages,
      isReached: fragment => pageOf(fragment) <= page,
      progressionOf: fragment => pageOf(fragment) / pages,
    },
  )
}

describe('section of a page', () => {
  test('counts the pages until the next entry of the table of contents in the same file', () => {
    const sections = [0, 1, 2, 3, 4].map(page => sectionOfPage([0, 1, 4], page, 6))
    expect(sections.map(({ title, page, pages }) => `${title}: ${page} of ${pages}`)).toEqual([
      'B0: 1 of 1',
      'B1: 1 of 3',
      'B1: 2 of 3',
      'B1: 3 of 3',
      'B2: 1 of 2',
    ])
    expect(sections.map(({ end }) => end)).toEqual([1 / 6, 4 / 6, 4 / 6, 4 / 6, 1])
  })

  test('a page on which two sections start belongs to the second section', () => {
    expect(sectionOfPage([0, 0, 2], 0, 4)).toMatchObject({ title: 'B1', page: 1, pages: 2 })
  })

  test('the end of a section of the previous file is counted until the first entry of this file', () => {
    expect(sectionOfPage([3], 1, 5)).toMatchObject({ title: 'A', page: 2, pages: 3 })
  })

  test('a file without entries is a single section with the title of the previous entry', () => {
    expect(sectionOfPage([], 2, 4)).toEqual({ title: 'A', page: 3, pages: 4, end: 1 })
  })

  test('in the scrolled layout, a section that starts within a page has at least a page', () => {
    const toc = ['x', 'y'].map(fragment => ({ title: fragment, path: 'a', fragment, depth: 0 }))
    const progressionOf = (fragment: string) => (fragment === 'x' ? 0.3 : 0.55)
    const inScrolledChapter = (progression: number) =>
      findCurrentSection(
        { toc, chapters },
        {
          start: { chapter: 0, progression },
          page: Math.floor(progression * 4) + 1,
          pages: 4,
          isReached: fragment => progressionOf(fragment) <= progression + 0.01,
          progressionOf,
        },
      )
    expect(inScrolledChapter(0.295)).toEqual({ title: 'x', page: 1, pages: 1, end: 0.55 })
    expect(inScrolledChapter(0.5)).toEqual({ title: 'x', page: 1, pages: 1, end: 0.55 })
    expect(inScrolledChapter(0.9)).toEqual({ title: 'y', page: 2, pages: 2, end: 1 })
    expect(inScrolledChapter(0.1)).toEqual({ title: undefined, page: 1, pages: 4, end: 1 })
  })

  test.prop([fc.array(fc.nat({ max: 40 }), { maxLength: 8 }), fc.integer({ min: 1, max: 40 })])(
    'each section is counted from its first page to its last page',
    (starts, pages) => {
      const startPages = starts.map(start => start % pages).toSorted((first, second) => first - second)
      let previous: CurrentSection | undefined
      for (let page = 0; page < pages; page++) {
        const section = sectionOfPage(startPages, page, pages)
        if (previous && previous.title === section.title) {
          expect(section).toEqual({ ...previous, page: previous.page + 1 })
        } else {
          if (previous) expect(previous.page).toBe(previous.pages)
          expect(section.page).toBe(1)
        }
        previous = section
      }
      expect(previous?.page).toBe(previous?.pages)
    },
  )
})
