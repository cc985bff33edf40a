// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackModuleLoadAsPendingServerCall } from '../api/timeouts/slowServerCalls'
import { pauseHangingImagesDuringServerCalls } from './pauseHangingImagesDuringServerCalls'

let stop: () => void
let isLoaded = false
const addImage = (src: string) => {
  const element = new Image()
  Object.defineProperty(element, 'complete', { get: () => isLoaded })
  element.src = src
  return document.body.appendChild(element)
}
const src = (element: HTMLImageElement) => element.getAttribute('src')
const startFileLoad = () => {
  let finish = () => {}
  void trackModuleLoadAsPendingServerCall(new Promise<void>(resolve => (finish = resolve)))
  return () => finish()
}

beforeEach(() => {
  isLoaded = false
  document.body.replaceChildren()
  vi.useFakeTimers()
  stop = pauseHangingImagesDuringServerCalls()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('aborts hanging images while a file is pending, and loads them again after the file has loaded', async () => {
  const poster = addImage('/posters/1')
  const finish = startFileLoad()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(src(poster)).toBeNull()
  finish()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(src(poster)).toBe('/posters/1')
})

test('keeps hanging images while no file is pending', async () => {
  const poster = addImage('/posters/1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(src(poster)).toBe('/posters/1')
})

test('keeps loaded images, and images that started to load recently', async () => {
  const finish = startFileLoad()
  await vi.advanceTimersByTimeAsync(10_000)
  const late = addImage('/posters/2')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(src(late)).toBe('/posters/2')
  isLoaded = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(src(late)).toBe('/posters/2')
  finish()
})

test('loads the aborted images again after the watch stops', async () => {
  const poster = addImage('/posters/1')
  const finish = startFileLoad()
  await vi.advanceTimersByTimeAsync(4_000)
  stop()
  expect(src(poster)).toBe('/posters/1')
  finish()
})
