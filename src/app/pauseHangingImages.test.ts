// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackModuleLoad } from '../api/timeouts/slowCalls'
import { pauseHangingImages } from './pauseHangingImages'

let stop: () => void
let isLoaded = false
const image = (src: string) => {
  const element = new Image()
  Object.defineProperty(element, 'complete', { get: () => isLoaded })
  element.src = src
  return document.body.appendChild(element)
}
const src = (element: HTMLImageElement) => element.getAttribute('src')
const pendingFile = () => {
  let finish = () => {}
  void trackModuleLoad(new Promise<void>(resolve => (finish = resolve)))
  return () => finish()
}

beforeEach(() => {
  isLoaded = false
  document.body.replaceChildren()
  vi.useFakeTimers()
  stop = pauseHangingImages()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('aborts images that hang while a file is pending, and loads them again when it has arrived', async () => {
  const poster = image('/posters/1')
  const finish = pendingFile()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(src(poster)).toBeNull()
  finish()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(src(poster)).toBe('/posters/1')
})

test('keeps images that hang while nothing is pending', async () => {
  const poster = image('/posters/1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(src(poster)).toBe('/posters/1')
})

test('keeps images that have loaded, and images that have just begun', async () => {
  const finish = pendingFile()
  await vi.advanceTimersByTimeAsync(10_000)
  const late = image('/posters/2')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(src(late)).toBe('/posters/2')
  isLoaded = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(src(late)).toBe('/posters/2')
  finish()
})

test('loads images again when the page is left', async () => {
  const poster = image('/posters/1')
  const finish = pendingFile()
  await vi.advanceTimersByTimeAsync(4_000)
  stop()
  expect(src(poster)).toBe('/posters/1')
  finish()
})
