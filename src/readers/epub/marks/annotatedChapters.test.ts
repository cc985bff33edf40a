// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Publication } from '../publication'
import { AnnotatedChapters, type TextSelection } from './annotatedChapters'

const onChosen = vi.fn<(chosen: TextSelection | undefined) => void>()
const page = document
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  onChosen.mockClear()
  // jsdom has no layout.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] })
  page.body.innerHTML = '<p>some words of a book</p>'
  const chapter = { index: 0, path: 'one.xhtml', type: 'application/xhtml+xml' }
  const marked = new AnnotatedChapters({ chapters: [chapter], toc: [] } as unknown as Publication)
  marked.onChosen = onChosen
  const watch = marked.hook({ view: { document: page, origin: { x: 0, y: 0 } } as never, chapter })
  stop = () => watch?.stop()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  page.getSelection()?.removeAllRanges()
})

/** Selects the whole text, as the arrow keys with Shift do. */
function choose() {
  page.getSelection()?.selectAllChildren(page.body)
  page.dispatchEvent(new Event('selectionchange'))
}
function press(key: string, held = {}) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...held })
  page.body.dispatchEvent(event)
  return event.defaultPrevented
}
const last = () => onChosen.mock.lastCall?.[0]

test('reports a keyboard selection without focus, and moves the focus to the menu on Tab', () => {
  press('ArrowRight', { shiftKey: true })
  choose()
  vi.advanceTimersByTime(300)
  expect(last()).toMatchObject({ isEntered: false, mark: { text: 'some words of a book' } })
  expect(press('ArrowRight', { shiftKey: true })).toBe(false)
  expect(press('Tab', { shiftKey: true })).toBe(false)
  expect(last()?.isEntered).toBe(false)
  expect(press('Tab')).toBe(true)
  expect(last()).toMatchObject({ isEntered: true, mark: { text: 'some words of a book' } })
})

test('leaves Tab to the browser when nothing is selected', () => {
  expect(press('Tab')).toBe(false)
  expect(onChosen).not.toHaveBeenCalled()
})
