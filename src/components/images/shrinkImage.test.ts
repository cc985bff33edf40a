import { expect, onTestFinished, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { listImageShrinkSteps, shrinkImage } from './shrinkImage'

const side = fc.integer({ min: 1, max: 12_000 })

property.prop([side, side])(
  'each step is at most as large as the previous step and keeps the aspect ratio',
  (width, height) => {
    const steps = listImageShrinkSteps(width, height)
    expect(steps.length).toBeGreaterThan(0)
    steps.forEach((step, at) => {
      expect(step.width).toBeLessThanOrEqual(steps[at - 1]?.width ?? width)
      expect(step.height).toBeLessThanOrEqual(steps[at - 1]?.height ?? height)
      expect(Math.abs(step.width * height - step.height * width)).toBeLessThanOrEqual(Math.max(width, height))
    })
  },
)

test('reduces only the quality of a small image', () => {
  expect(listImageShrinkSteps(400, 600)[0]).toEqual({ width: 400, height: 600, quality: 0.9 })
  expect(listImageShrinkSteps(4000, 6000)[0]).toEqual({ width: 1333, height: 2000, quality: 0.9 })
})

/** Creates a canvas that records drawing calls. Setting `width` starts a new record, as it clears a real canvas. */
function createRecordingCanvas() {
  let drawn: string[] = []
  const encoded: string[][] = []
  let fillStyle = '#000'
  const canvas = {
    set width(_px: number) {
      drawn = []
    },
    height: 0,
    getContext: () => ({
      set fillStyle(color: string) {
        fillStyle = color
      },
      fillRect: () => drawn.push(`fill ${fillStyle}`),
      drawImage: () => drawn.push('image'),
    }),
    toBlob: (resolve: (blob: Blob) => void) => {
      encoded.push(drawn)
      resolve(new Blob(['jpeg']))
    },
  }
  return { canvas, encoded }
}

test('each attempt draws the image on white, so that transparent pixels do not become black', async () => {
  const { canvas, encoded } = createRecordingCanvas()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close: () => {} }))
  vi.stubGlobal('document', { createElement: () => canvas })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await shrinkImage(new File(['png'], 'logo.png'), 1)).toBeUndefined()
  expect(encoded.length).toBeGreaterThan(1)
  for (const drawn of encoded) expect(drawn).toEqual(['fill #fff', 'image'])
})
