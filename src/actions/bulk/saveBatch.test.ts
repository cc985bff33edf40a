import { expect, test, vi } from 'vitest'
import { saveBatch } from './saveBatch'

const thing = (id: string, changes: object) => ({ id, title: `Thing ${id}`, changes })

test('saves only records with changes, each with its own changes', async () => {
  const save = vi.fn(async () => {})
  const things = [thing('a', { title: 'Ash' }), thing('b', {}), thing('c', { summary: '' })]
  saveBatch({ name: 'editSeries', operation: 'updateSeriesMetadata', things, save })
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls).toEqual([[things[0]], [things[2]]])
})
