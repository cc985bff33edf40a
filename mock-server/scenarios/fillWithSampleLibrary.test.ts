import { expect, test } from 'vitest'
import { createMockServerState } from '../createMockServerState'
import { readSampleDescription } from './readSampleDescription'

const world = await createMockServerState({ scenario: 'admin', sampleDir: 'sample' })

test('each collection and read list of the sample has at least four members, and all its members exist', () => {
  const file = readSampleDescription('sample')
  for (const { name, seriesIds } of world.collections.values()) expect(seriesIds.length, name).toBeGreaterThanOrEqual(4)
  for (const { name, bookIds } of world.readLists.values()) expect(bookIds.length, name).toBeGreaterThanOrEqual(4)
  for (const { name, series } of file?.collections ?? []) {
    expect([...world.collections.values()].find(set => set.name === name)?.seriesIds, name).toHaveLength(series.length)
  }
  for (const { name, books } of file?.readLists ?? []) {
    expect([...world.readLists.values()].find(set => set.name === name)?.bookIds, name).toHaveLength(books.length)
  }
  expect(world.collections.size).toBeGreaterThanOrEqual(3)
})
