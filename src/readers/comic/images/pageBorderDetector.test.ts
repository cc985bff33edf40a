import { afterEach, expect, test, vi } from 'vitest'
import { getBorderDetectionImageSize, PageBorderDetector } from './pageBorderDetector'
import type { PageImageCache } from './pageImageCache'

afterEach(() => vi.unstubAllGlobals())

test('scales pages down for analysis, and limits how narrow a long strip becomes', () => {
  expect(getBorderDetectionImageSize({ width: 1_600, height: 2_400 })).toEqual({ width: 427, height: 640 })
  expect(getBorderDetectionImageSize({ width: 800, height: 12_000 })).toEqual({ width: 320, height: 4_800 })
  expect(getBorderDetectionImageSize({ width: 200, height: 3_000 })).toEqual({ width: 200, height: 3_000 })
  expect(getBorderDetectionImageSize({ width: 0, height: 0 })).toEqual({ width: 1, height: 1 })
})

test('analyzes a page only once, even when the book is opened again', async () => {
  let requestCount = 0
  const region = { x: 0.1, y: 0, width: 0.8, height: 1 }
  class FakeWorker {
    onmessage: ((message: { data: object }) => void) | undefined
    postMessage({ id }: { id: number }) {
      requestCount += 1
      queueMicrotask(() => this.onmessage?.({ data: { id, result: region } }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('createImageBitmap', async () => ({}))
  const page = { number: 3, state: 'ready', element: { naturalWidth: 600, naturalHeight: 900 } }
  const cache = { all: () => [page], subscribe: () => () => {} } as unknown as PageImageCache
  const findCrops = async (file: string) => {
    const crops = new PageBorderDetector(file, cache)
    crops.start()
    await vi.waitFor(() => expect(crops.resultFor(3)).toEqual(region))
    crops.stop()
    return requestCount
  }
  expect(await findCrops('B/one')).toBe(1)
  expect(await findCrops('B/one')).toBe(1)
  expect(await findCrops('B/another')).toBe(2)
})
