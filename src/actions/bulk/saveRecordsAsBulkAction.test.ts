import { expect, test, vi } from 'vitest'
import { saveRecordsAsBulkAction } from './saveRecordsAsBulkAction'

const editedRecord = (id: string, changes: object) => ({
  id,
  title: `Thing ${id}`,
  values: {},
  changes: { ...changes },
})

test('saves only records with changes, each with its own changes', async () => {
  const save = vi.fn(async () => {})
  const records = [editedRecord('a', { title: 'Ash' }), editedRecord('b', {}), editedRecord('c', { summary: '' })]
  const read = vi.fn(async () => ({}))
  saveRecordsAsBulkAction({
    name: 'editSeries',
    operation: 'updateSeriesMetadata',
    records,
    save,
    read,
    editAgain: vi.fn(),
  })
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls).toEqual([[records[0]], [records[2]]])
  expect(read).not.toHaveBeenCalled()
})
