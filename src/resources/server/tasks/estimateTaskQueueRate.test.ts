import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import {
  addTaskQueueSample,
  estimateTaskQueueRate,
  MAX_TASK_SAMPLE_GAP_MS,
  MIN_TASK_SAMPLE_SPAN_MS,
  MIN_TASK_SAMPLES,
  TASK_RATE_WINDOW_MS,
  type TaskQueueSample,
} from './estimateTaskQueueRate'

const sample = (timeMs: number, countByType: Record<string, number>): TaskQueueSample => ({
  timeMs,
  count: Object.values(countByType).reduce((sum, count) => sum + count, 0),
  countByType,
})
const windowOf = (samples: readonly TaskQueueSample[]) =>
  samples.reduce<readonly TaskQueueSample[]>(addTaskQueueSample, [])

/**
 * Generates random measurements of the task queue. In some of them, the queue is empty, or much time has passed since
 * the previous measurement.
 */
const anySamples = fc
  .array(
    fc.record({
      gapMs: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 15_000 }) }, fc.constant(90_000)),
      hash: fc.nat(500),
      analyze: fc.nat(500),
      refresh: fc.nat(3),
    }),
    { maxLength: 30 },
  )
  .map(steps => {
    let timeMs = 0
    return steps.map(({ gapMs, hash, analyze, refresh }) => {
      timeMs += gapMs
      return sample(timeMs, { HashBook: hash, AnalyzeBook: analyze, constructor: refresh })
    })
  })

property.prop([fc.integer({ min: 1, max: 100 }), fc.integer({ min: 4, max: 12 }), fc.integer({ min: 1, max: 5000 })])(
  'estimates the rate and the remaining time of a queue that drains evenly',
  (perStep, steps, left) => {
    const samples = Array.from({ length: steps }, (_, step) =>
      sample(step * 10_000, { HashBook: left + (steps - 1 - step) * perStep }),
    )
    const rate = estimateTaskQueueRate(windowOf(samples))
    expect(rate?.finishedPerMinute).toBeCloseTo(perStep * 6)
    expect(rate?.remainingMs).toBeCloseTo((left / perStep) * 10_000)
  },
)

property.prop([anySamples])('returns only finite positive numbers', samples => {
  const rate = estimateTaskQueueRate(windowOf(samples))
  if (!rate) return
  const figures = [rate.finishedPerMinute, ...Object.values(rate.finishedPerMinuteByType), rate.remainingMs ?? 1]
  for (const figure of figures) expect(Number.isFinite(figure) && figure >= 0).toBe(true)
  expect(rate.remainingMs ?? 1).toBeGreaterThan(0)
  const total = Object.values(rate.finishedPerMinuteByType).reduce((sum, figure) => sum + figure, 0)
  expect(rate.finishedPerMinute).toBeCloseTo(total)
})

property.prop([anySamples, fc.integer({ min: 0, max: 1e12 })])('does not depend on the clock', (samples, shiftMs) => {
  const shifted = samples.map(each => ({ ...each, timeMs: each.timeMs + shiftMs }))
  expect(estimateTaskQueueRate(windowOf(shifted))).toEqual(estimateTaskQueueRate(windowOf(samples)))
})

property.prop([anySamples])('estimates only from enough samples of one window without gaps', samples => {
  const recent = windowOf(samples)
  const [first, last] = [recent[0], recent.at(-1)]
  const spanMs = (last?.timeMs ?? 0) - (first?.timeMs ?? 0)
  expect(spanMs).toBeLessThanOrEqual(TASK_RATE_WINDOW_MS)
  for (const [index, { timeMs }] of recent.entries())
    expect((recent[index + 1]?.timeMs ?? timeMs) - timeMs).toBeLessThanOrEqual(MAX_TASK_SAMPLE_GAP_MS)
  const isEnough = recent.length >= MIN_TASK_SAMPLES && spanMs >= MIN_TASK_SAMPLE_SPAN_MS && (last?.count ?? 0) > 0
  expect(estimateTaskQueueRate(recent) !== undefined).toBe(isEnough)
})

test('has a rate for each task type, but no remaining time while the queue grows', () => {
  const counts = [10, 30, 50, 70].map((hash, step) => sample(step * 10_000, { HashBook: hash, AnalyzeBook: 9 - step }))
  expect(estimateTaskQueueRate(windowOf(counts))).toEqual({
    finishedPerMinute: 6,
    finishedPerMinuteByType: { AnalyzeBook: 6 },
    remainingMs: undefined,
  })
})

test('begins again after an empty queue', () => {
  const counts = [300, 200, 100, 0, 40, 30].map((hash, step) => sample(step * 10_000, { HashBook: hash }))
  expect(windowOf(counts).map(({ count }) => count)).toEqual([40, 30])
  expect(estimateTaskQueueRate(windowOf(counts))).toBeUndefined()
})
