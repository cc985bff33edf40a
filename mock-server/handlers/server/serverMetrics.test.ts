import { expect, test } from 'vitest'
import { generateLibraries } from '../../scenarios/generateLibraries'
import { MockServerState } from '../../state/mockServerState'
import { listMetricNames, measureMetric } from './serverMetrics'

test('lists only the metrics that have a value', () => {
  const world = new MockServerState()
  expect(listMetricNames(world)).not.toContain('komga.books')
  generateLibraries(world, 3)
  const names = listMetricNames(world)
  expect(names).toContain('komga.books')
  for (const name of names) expect(measureMetric(world, name, []), name).toBeDefined()
  expect(names).not.toContain('komga.sidecars')
  expect(names).not.toContain('komga.tasks.execution')
})
