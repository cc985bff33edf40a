// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderedChapterCallbacks } from '../content/chapterRenderHook'
import type { EpubPublication } from '../epubPublication'
import { ChapterAnnotator } from './chapterAnnotator'
import type { TextSelection } from './textSelection/textSelection'

const onSelection = vi.fn<(selection: TextSelection | undefined) => void>()
const page = document
let annotator: ChapterAnnotator
let observer: RenderedChapterCallbacks | undefined

beforeEach(() => {
  vi.useFakeTimers()
  onSelection.mockClear()
  // Mocks the bounding boxes of DOM ranges, because jsdom computes no layout.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] })
  page.body.innerHTML = '<p>some words of a book</p>'
  const chapter = { index: 0, path: 'one.xhtml', type: 'application/xhtml+xml' }
  annotator = new ChapterAnnotator({ chapters: [chapter], toc: [] } as unknown as EpubPublication)
  annotator.onSelection = onSelection
  observer = annotator.hook({ view: { document: page, origin: { x: 0, y: 0 } } as never, chapter })
})
afterEach(() => {
  observer?.stop()
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

test('measures selected text again after a layout change', () => {
  selectText()
  vi.advanceTimersByTime(300)
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(7, 8, 9, 10), getClientRects: () => [{}] })
  expect(lastSelection()?.rect).toMatchObject({ x: 0, y: 0 })
  expect(lastSelection()?.measureRect()).toMatchObject({ x: 7, y: 8, width: 9, height: 10 })
})

test('measures no box for text that is no longer displayed', () => {
  selectText()
  vi.advanceTimersByTime(300)
  expect(lastSelection()?.measureRect()).toBeUndefined()
})

test('leaves the Tab key to the browser when nothing is selected', () => {
  expect(pressKey('Tab')).toBe(false)
  expect(onSelection).not.toHaveBeenCalled()
})

test('a click on a link clears the selected text, so that its menu does not cover a note', () => {
  selectText()
  vi.advanceTimersByTime(300)
  observer?.onLink?.()
  expect(lastSelection()).toBeUndefined()
  expect(page.getSelection()?.isCollapsed).toBe(true)
})

describe('menu of a highlight', () => {
  const highlightedWord = { start: 5, end: 10 }

  /** Highlights the word "words". */
  function highlightWord(note = '') {
    const text = page.querySelector('p')?.firstChild as Text
    page.getSelection()?.setBaseAndExtent(text, highlightedWord.start, text, highlightedWord.end)
    page.dispatchEvent(new Event('selectionchange'))
    vi.advanceTimersByTime(300)
    const mark = lastSelection()?.mark
    if (!mark) throw new Error('The word is not selected')
    annotator.setHighlights([{ ...mark, colour: 'yellow', note }], 'Note')
    annotator.clearSelection()
    page.dispatchEvent(new Event('selectionchange'))
    vi.advanceTimersByTime(300)
    onSelection.mockClear()
  }

  /** Simulates a tap on the letter at an offset of the text. Returns whether the annotator has handled the tap. */
  function tapLetter(offset: number) {
    const offsetNode = page.querySelector('p')?.firstChild
    Object.assign(page, { caretPositionFromPoint: () => ({ offsetNode, offset }) })
    for (const type of ['pointerdown', 'selectionchange', 'pointerup']) page.dispatchEvent(new Event(type))
    const isHandled = observer?.onTap?.(page.body, { x: 0, y: 0 })
    vi.advanceTimersByTime(1_000)
    return isHandled
  }

  test('a highlight with a note has a dot, which follows the text after a layout change, and a description', () => {
    Object.assign(Range.prototype, { getClientRects: () => [new DOMRect(0, 5, 30, 20)] })
    highlightWord('Look!')
    const dotLeft = () => document.querySelector<HTMLElement>('longbox-note')?.style.left
    expect(dotLeft()).toBe('30px')
    expect(page.querySelector('p')?.getAttribute('aria-description')).toBe('Note: Look!')
    Object.assign(Range.prototype, { getClientRects: () => [new DOMRect(50, 5, 30, 20)] })
    annotator.repaintAfterLayout()
    expect(dotLeft()).toBe('80px')
  })

  test('a tap on a highlight opens its menu, which stays open', () => {
    highlightWord()
    expect(tapLetter(7)).toBe(true)
    expect(onSelection).toHaveBeenCalledOnce()
    expect(lastSelection()).toMatchObject({ isHighlighted: true, mark: { text: 'words' } })
  })

  test('a tap outside the highlight closes its menu and has no further effect, but the next tap turns a page', () => {
    highlightWord()
    tapLetter(7)
    expect(tapLetter(1)).toBe(true)
    expect(lastSelection()).toBeUndefined()
    expect(tapLetter(1)).toBe(false)
  })

  test('after a page turn has closed the menu, a tap turns a page', () => {
    highlightWord()
    tapLetter(7)
    annotator.forgetTappedHighlight()
    expect(tapLetter(1)).toBe(false)
  })

  test('text selected while the menu is open replaces the highlight, and the end of the selection closes the menu', () => {
    highlightWord()
    tapLetter(7)
    selectText()
    vi.advanceTimersByTime(300)
    expect(lastSelection()).toMatchObject({ isHighlighted: false, mark: { text: 'some words of a book' } })
    page.getSelection()?.removeAllRanges()
    page.dispatchEvent(new Event('selectionchange'))
    vi.advanceTimersByTime(300)
    expect(lastSelection()).toBeUndefined()
  })
})
