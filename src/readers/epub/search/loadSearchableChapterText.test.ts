// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { SpineItem, TocEntry } from '../epubPublication'
import { flattenChapterText } from '../locators/flattenChapterText'
import { findHeadingTitleAtOffset, findTocEntriesInChapter } from './loadSearchableChapterText'

const chapters: SpineItem[] = ['a.xhtml', 'b.xhtml', 'c.xhtml'].map((path, index) => ({ index, path, type: '' }))
const entry = (title: string, path: string, fragment = ''): TocEntry => ({ title, path, fragment, depth: 0 })
const toc = [entry('First', 'a.xhtml'), entry('Second', 'b.xhtml', 'two'), entry('Third', 'b.xhtml', 'three')]

const document = new DOMParser().parseFromString(
  '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>before</p><h2 id="two">Two</h2><p>text</p><p><a name="three"/>end</p></body></html>',
  'application/xhtml+xml',
)

test('finds the preceding heading in the chapter, or else the last heading of the earlier chapters', () => {
  const [, second] = chapters
  if (!second) throw new Error('no chapter')
  const flat = flattenChapterText(document.body)
  const headings = findTocEntriesInChapter(flat, document, second, toc)
  expect(headings.map(({ title }) => title)).toEqual(['Second', 'Third'])
  const under = (word: string) => findHeadingTitleAtOffset(flat.text.indexOf(word), headings, 1, chapters, toc)
  expect([under('before'), under('Two'), under('text'), under('end')]).toEqual(['First', 'Second', 'Second', 'Third'])
  expect(findHeadingTitleAtOffset(0, [], 2, chapters, toc)).toBe('Third')
  expect(findHeadingTitleAtOffset(0, [], 0, chapters, [])).toBe('')
})
