import { expect, test } from 'vitest'
import { enqueueTrashEmptying } from '../../scanner/enqueueLibraryTasks'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { generateLibraries } from '../../scenarios/generateLibraries'
import { deleteLibraryRecord } from '../../state/deleteRecords'
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

test('updates the counts of a library after a scan and after the deletion of a library, not after other changes', async () => {
  const folder = await TestLibraryFolder.make()
  folder.writeComic('A/1.cbz')
  folder.writeComic('A/2.cbz')
  const library = await folder.scan()
  const { world } = folder
  const countBooks = () => computeServerMetric(world, 'komga.books', [])?.measurements[0]?.value
  expect(countBooks()).toBe(2)
  folder.book('1').deleted = true
  enqueueTrashEmptying(world, library.id)
  await world.tasks.idle()
  expect([world.books.size, countBooks()]).toEqual([1, 2])
  folder.writeComic('A/3.cbz')
  await folder.scanAgain(true)
  expect(countBooks()).toBe(3)
  deleteLibraryRecord(world, library)
  expect(countBooks()).toBeUndefined()
  folder.remove()
})
