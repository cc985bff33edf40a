// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTextSelection } from './watchTextSelection'

const onRest = vi.fn()
let abort: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  onRest.mockReset()
  abort = new AbortController()
  watchTextSelection(document, abort.signal, { onRest, onTab: () => false })
})
afterEach(() => {
  abort.abort()
  vi.useRealTimers()
})

const send = (...types: readonly string[]) => {
  for (const type of types) document.dispatchEvent(new Event(type))
}

test('reports a selection that changes without a pointer, for example by the selection handles of a touch screen', () => {
  send('selectionchange')
  vi.advanceTimersByTime(200)
  send('selectionchange')
  vi.advanceTimersByTime(200)
  expect(onRest).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onRest).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel', 'touchend', 'touchcancel'])(
  'reports the selection of a long press after the finger is lifted: %s',
  release => {
    send('pointerdown', 'selectionchange')
    vi.advanceTimersByTime(1_000)
    expect(onRest).not.toHaveBeenCalled()
    send(release)
    vi.advanceTimersByTime(300)
    expect(onRest).toHaveBeenCalledOnce()
  },
)

test('reports nothing after the watch has ended', () => {
  send('selectionchange')
  abort.abort()
  vi.advanceTimersByTime(1_000)
  expect(onRest).not.toHaveBeenCalled()
})
