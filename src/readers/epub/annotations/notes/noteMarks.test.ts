// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flattenChapterText } from '../../locators/flattenChapterText'
import type { TextHighlight } from '../epubAnnotations'
import { describeNotes, drawNoteMarks, type HighlightSpan } from './noteMarks'

const getClientRects = Object.getOwnPropertyDescriptor(Range.prototype, 'getClientRects')

beforeEach(() => {
  // jsdom computes no layout. Each letter has a width of 10 px and the height of the line, 20 px.
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return [new DOMRect(this.startOffset * 10, 100, (this.endOffset - this.startOffset) * 10, 20)]
    },
  })
  document.body.innerHTML = '<p>some words of a book</p><p aria-description="own">more words</p>'
})
afterEach(() => {
  if (getClientRects) Object.defineProperty(Range.prototype, 'getClientRects', getClientRects)
  drawNoteMarks(chapter(), [])
})

const chapter = () => ({ view: { document } as never, flat: flattenChapterText(document.body) })
const highlight = (text: string, note: string): HighlightSpan => {
  const start = chapter().flat.text.indexOf(text)
  return { start, end: start + text.length, mark: { note } as TextHighlight }
}
const dotPositions = () =>
  [...document.querySelectorAll<HTMLElement>('longbox-note')].map(({ style }) => `${style.left} ${style.top}`)
const descriptions = () => [...document.querySelectorAll('p')].map(p => p.getAttribute('aria-description'))

describe('dots', () => {
  test('mark the end of highlights with a note only, outside of the text', () => {
    drawNoteMarks(chapter(), [highlight('some', ''), highlight('words', 'Look!')])
    expect(dotPositions()).toEqual(['100px 100px'])
    expect(document.body.querySelector('longbox-note')).toBeNull()
    expect(document.querySelector('longbox-notes')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('are at the left of right-to-left text, and at the bottom right of vertical text', () => {
    const paragraph = document.querySelector('p')
    if (paragraph) paragraph.style.direction = 'rtl'
    drawNoteMarks(chapter(), [highlight('words', 'Look!')])
    expect(dotPositions()).toEqual(['90px 100px'])
    if (paragraph) paragraph.style.writingMode = 'vertical-rl'
    drawNoteMarks(chapter(), [highlight('words', 'Look!')])
    expect(dotPositions()).toEqual(['100px 120px'])
  })

  test('disappear with the last note', () => {
    drawNoteMarks(chapter(), [highlight('words', 'Look!')])
    drawNoteMarks(chapter(), [highlight('words', ' ')])
    expect(document.querySelector('longbox-notes')).toBeNull()
  })
})

describe('descriptions for screen readers', () => {
  test('contain the notes of a paragraph, and disappear with them', () => {
    describeNotes(chapter(), [highlight('some', 'First'), highlight('words', 'Second')], 'Note')
    expect(descriptions()).toEqual(['Note: First\nNote: Second', 'own'])
    describeNotes(chapter(), [highlight('some', '')], 'Note')
    expect(descriptions()).toEqual([null, 'own'])
  })

  test('do not replace a description of the book', () => {
    describeNotes(chapter(), [highlight('more', 'First')], 'Note')
    describeNotes(chapter(), [], 'Note')
    expect(descriptions()).toEqual([null, 'own'])
  })
})
