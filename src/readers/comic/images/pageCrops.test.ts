import { afterEach, expect, test, vi } from 'vitest'
import type { PageCache } from './pageCache'
import { ANALYSIS_SIZE_PX, PageCrops } from './pageCrops'

afterEach(() => vi.unstubAllGlobals())

test('scales pages down for analysis, but keeps the short side of long strips', () => {
  expect(ANALYSIS_SIZE_PX({ width: 1_600, height: 2_400 })).toEqual({ width: 427, height: 640 })
  expect(ANALYSIS_SIZE_PX({ width: 800, height: 12_000 })).toEqual({ width: 320, height: 4_800 })
  expect(ANALYSIS_SIZE_PX({ width: 200, height: 3_000 })).toEqual({ width: 200, height: 3_000 })
  expect(ANALYSIS_SIZE_PX({ width: 0, height: 0 })).toEqual({ width: 1, height: 1 })
})

test('analyses a page once, also when the book is opened again', async () => {
  let asked = 0
  const region = { x: 0.1, y: 0, width: 0.8, height: 1 }
  class Finder {
    onmessage: ((answer: { data: object }) => void) | undefined
    postMessage({ id }: { id: number }) {
      asked += 1
      queueMicrotask(() => this.onmessage?.({ data: { id, answer: region } }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Finder)
  vi.stubGlobal('createImageBitmap', async () => ({}))
  const page = { number: 3, state: 'ready', element: { naturalWidth: 600, naturalHeight: 900 } }
  const cache = { all: () => [page], subscribe: () => () => {} } as unknown as PageCache
  const found = async (file: string) => {
    const crops = new PageCrops(file, cache)
    crops.start()
    await vi.waitFor(() => expect(crops.answer(3)).toEqual(region))
    crops.stop()
    return asked
  }
  expect(await found('B/one')).toBe(1)
  expect(await found('B/one')).toBe(1)
  expect(await found('B/another')).toBe(2)
})
