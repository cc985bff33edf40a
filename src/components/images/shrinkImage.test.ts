import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { listImageShrinkSteps } from './shrinkImage'

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
