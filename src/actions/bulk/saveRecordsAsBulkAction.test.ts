import { expect, test, vi } from 'vitest'
import { saveRecordsAsBulkAction } from './saveRecordsAsBulkAction'

const editedRecord = (id: string, changes: object) => ({ id, title: `Thing ${id}`, changes })

test('saves only records with changes, each with its own changes', async () => {
  const save = vi.fn(async () => {})
  const records = [editedRecord('a', { title: 'Ash' }), editedRecord('b', {}), editedRecord('c', { summary: '' })]
  saveRecordsAsBulkAction({ name: 'editSeries', operation: 'updateSeriesMetadata', records, save, editAgain: vi.fn() })
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls).toEqual([[records[0]], [records[2]]])
})
