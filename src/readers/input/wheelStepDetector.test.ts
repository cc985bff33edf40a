import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { WheelStepDetector } from './wheelStepDetector'

test('one notch of a mouse wheel is one step', () => {
  const wheel = new WheelStepDetector()
  expect(wheel.handleWheel(100, 0)).toBe(1)
  expect(wheel.handleWheel(100, 500)).toBe(1)
  expect(wheel.handleWheel(-100, 1_000)).toBe(-1)
})

test('a touchpad gesture with momentum is one step', () => {
  const wheel = new WheelStepDetector()
  const steps = Array.from({ length: 40 }, (_, index) => wheel.handleWheel(60 * 0.9 ** index, index * 16))
  expect(steps.filter(Boolean)).toEqual([1])
})

test('a gesture that began on the pages does not go past the end card, but the next gesture does', () => {
  const wheel = new WheelStepDetector()
  expect(wheel.handleWheel(120, 0)).toBe(1)
  for (let time = 40; time < 2_000; time += 40) expect(wheel.handleWheel(120, time, 'card')).toBeUndefined()
  expect(wheel.handleWheel(120, 2_500, 'card')).toBe(1)
})

test('a gesture that scrolled the page does not turn the page at its edge, but the next gesture does', () => {
  const wheel = new WheelStepDetector()
  for (let time = 0; time < 600; time += 40) expect(wheel.handleWheel(120, time, 'scrolling')).toBeUndefined()
  for (let time = 600; time < 2_000; time += 40) expect(wheel.handleWheel(120, time)).toBeUndefined()
  expect(wheel.handleWheel(120, 2_500)).toBe(1)
  for (let time = 2_540; time < 3_000; time += 40) wheel.handleWheel(120, time, 'scrolling')
  expect(wheel.handleWheel(120, 3_040)).toBeUndefined()
})

test('tiny movements with pauses never turn the page', () => {
  const wheel = new WheelStepDetector()
  for (let time = 0; time < 20_000; time += 400) expect(wheel.handleWheel(10, time)).toBeUndefined()
})

test.prop([fc.array(fc.record({ delta: fc.integer({ min: -300, max: 300 }), wait: fc.nat(300) }))])(
  'two steps never follow each other within 80 ms',
  moves => {
    const wheel = new WheelStepDetector()
    let time = 0
    let before = Number.NEGATIVE_INFINITY
    for (const { delta, wait } of moves) {
      time += wait
      if (wheel.handleWheel(delta, time) === undefined) continue
      expect(time - before).toBeGreaterThanOrEqual(80)
      before = time
    }
  },
)
