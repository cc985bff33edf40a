// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmitter } from '../../../preferences/emitter'
import type { PageImage, PageImageCache } from '../images/pageImageCache'
import { useMeasuredPages } from './useMeasuredPages'

const pages = [{ number: 1 }, { number: 2 }, { number: 3, width: 800, height: 2_400 }]
const strip = { size: { width: 720, height: 9_000 } }

function createCache(images: Record<number, Partial<PageImage>>) {
  const changed = createEmitter()
  const cache = { get: (page: number) => images[page], subscribe: changed.subscribe } as unknown as PageImageCache
  return { cache, images, changed }
}

test('measures images that are ready before the webtoon viewer renders', () => {
  const { cache } = createCache({ 1: strip })
  const { result } = renderHook(() => useMeasuredPages(pages, cache))
  expect(result.current).toEqual([{ number: 1, ...strip.size }, { number: 2 }, pages[2]])
})

test('measures images when they are ready, and does not change sizes from the server', () => {
  const { cache, images, changed } = createCache({})
  const { result } = renderHook(() => useMeasuredPages(pages, cache))
  expect(result.current).toEqual(pages)
  images[2] = strip
  images[3] = strip
  act(() => changed.emit())
  expect(result.current).toEqual([{ number: 1 }, { number: 2, ...strip.size }, pages[2]])
})
