import { expect, test } from 'vitest'
import { generateLibraries } from '../../scenarios/generateLibraries'
import { MockServerState } from '../../state/mockServerState'
import { computeServerMetric, listServerMetricNames } from './serverMetrics'

test('lists only the metrics that have a value', () => {
  const world = new MockServerState()
  expect(listServerMetricNames(world)).not.toContain('komga.books')
  generateLibraries(world, 3)
  const names = listServerMetricNames(world)
  expect(names).toContain('komga.books')
  for (const name of names) expect(computeServerMetric(world, name, []), name).toBeDefined()
  expect(names).not.toContain('komga.sidecars')
  expect(names).not.toContain('komga.tasks.execution')
})
