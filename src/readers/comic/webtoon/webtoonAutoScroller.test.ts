// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebtoonAutoScroller } from './webtoonAutoScroller'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', vi.fn())
  vi.stubGlobal('cancelAnimationFrame', vi.fn())
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Starts to scroll. The returned function `press` presses a key and returns whether the reader gets the key. */
function startScrolling() {
  const strip = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(strip, 'scrollHeight', { value: 5_000 })
  strip.scrollTo = vi.fn()
  const scroller = new WebtoonAutoScroller(() => {})
  scroller.start(strip, () => 100)
  const press = (key: string) => {
    const readerListener = vi.fn()
    window.addEventListener('keydown', readerListener)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    window.removeEventListener('keydown', readerListener)
    return readerListener.mock.calls.length > 0
  }
  return { scroller, press }
}

test('Escape only stops the scrolling, and the reader does not get the key', () => {
  const { scroller, press } = startScrolling()
  expect(press('Escape')).toBe(false)
  expect(scroller.isOn).toBe(false)
  expect(press('Escape')).toBe(true)
})

test('a key that scrolls stops the scrolling and has its usual effect', () => {
  const { scroller, press } = startScrolling()
  expect(press('s')).toBe(true)
  expect(scroller.isOn).toBe(true)
  expect(press('PageDown')).toBe(true)
  expect(scroller.isOn).toBe(false)
})

test('Escape in an open sheet closes only the sheet', () => {
  const { scroller, press } = startScrolling()
  document.body.appendChild(document.createElement('dialog')).setAttribute('open', '')
  expect(press('Escape')).toBe(true)
  expect(scroller.isOn).toBe(true)
  scroller.stop()
})
