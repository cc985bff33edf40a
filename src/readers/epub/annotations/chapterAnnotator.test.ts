// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EpubPublication } from '../epubPublication'
import { ChapterAnnotator, type TextSelection } from './chapterAnnotator'

const onSelection = vi.fn<(selection: TextSelection | undefined) => void>()
const page = document
let stopObserving: () => void

beforeEach(() => {
  vi.useFakeTimers()
  onSelection.mockClear()
  // Mocks the bounding boxes of DOM ranges, because jsdom computes no layout.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] })
  page.body.innerHTML = '<p>some words of a book</p>'
  const chapter = { index: 0, path: 'one.xhtml', type: 'application/xhtml+xml' }
  const annotator = new ChapterAnnotator({ chapters: [chapter], toc: [] } as unknown as EpubPublication)
  annotator.onSelection = onSelection
  const observer = annotator.hook({ view: { document: page, origin: { x: 0, y: 0 } } as never, chapter })
  stopObserving = () => observer?.stop()
})
afterEach(() => {
  stopObserving()
  vi.useRealTimers()
  page.getSelection()?.removeAllRanges()
})

function selectText() {
  page.getSelection()?.selectAllChildren(page.body)
  page.dispatchEvent(new Event('selectionchange'))
}
function pressKey(key: string, modifiers = {}) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...modifiers })
  page.body.dispatchEvent(event)
  return event.defaultPrevented
}
const lastSelection = () => onSelection.mock.lastCall?.[0]

test('reports a selection by keyboard without taking the focus, and moves the focus to the menu on Tab', () => {
  pressKey('ArrowRight', { shiftKey: true })
  selectText()
  vi.advanceTimersByTime(300)
  expect(lastSelection()).toMatchObject({ isEntered: false, mark: { text: 'some words of a book' } })
  expect(pressKey('ArrowRight', { shiftKey: true })).toBe(false)
  expect(pressKey('Tab', { shiftKey: true })).toBe(false)
  expect(lastSelection()?.isEntered).toBe(false)
  expect(pressKey('Tab')).toBe(true)
  expect(lastSelection()).toMatchObject({ isEntered: true, mark: { text: 'some words of a book' } })
})

test('leaves the Tab key to the browser when nothing is selected', () => {
  expect(pressKey('Tab')).toBe(false)
  expect(onSelection).not.toHaveBeenCalled()
})
