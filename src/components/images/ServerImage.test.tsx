// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSlowImages } from '../feedback/slowRequests'
import { ServerImage, SLOW_IMAGE_AFTER_MS } from './ServerImage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const renderImage = () => render(<ServerImage src="/a.png" alt="A page" fallback="No image" />)
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A page' })
const wait = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))

test('counts as slow while it does not arrive', async () => {
  renderImage()
  await wait(SLOW_IMAGE_AFTER_MS - 1)
  expect(getSlowImages()).toEqual([])
  await wait(1)
  expect(getSlowImages()).toHaveLength(1)
  fireEvent.load(image())
  expect(getSlowImages()).toEqual([])
})

test('does not count as slow after it has loaded, or after its removal', async () => {
  const { unmount } = renderImage()
  fireEvent.load(image())
  await wait(SLOW_IMAGE_AFTER_MS)
  expect(getSlowImages()).toEqual([])
  unmount()
  const second = renderImage()
  await wait(SLOW_IMAGE_AFTER_MS)
  second.unmount()
  expect(getSlowImages()).toEqual([])
})

test('a retry aborts the request and then sends another, which may become slow again', async () => {
  renderImage()
  await wait(SLOW_IMAGE_AFTER_MS)
  act(() => getSlowImages()[0]?.retry())
  expect(image().hasAttribute('src')).toBe(false)
  expect(getSlowImages()).toEqual([])
  await wait(1_000)
  expect(image().getAttribute('src')).toBe('/a.png')
  expect(getSlowImages()).toEqual([])
  await wait(SLOW_IMAGE_AFTER_MS)
  expect(getSlowImages()).toHaveLength(1)
})

test('shows the fallback after a failure, and after the user stops waiting', async () => {
  const { rerender } = renderImage()
  fireEvent.error(image())
  expect(screen.getByText('No image')).toBeDefined()
  rerender(<ServerImage src="/b.png" alt="A page" fallback="No image" />)
  expect(image().getAttribute('src')).toBe('/b.png')
  await wait(SLOW_IMAGE_AFTER_MS)
  act(() => getSlowImages()[0]?.stop())
  expect(screen.getByText('No image')).toBeDefined()
  expect(getSlowImages()).toEqual([])
})
