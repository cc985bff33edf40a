// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { useBulkActionRuns } from './bulkActionRuns'
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

test('a retry does not take the own change of the first attempt for a change of another user', async () => {
  const changes = {
    releaseDate: null,
    authors: [
      { name: 'B', role: 'Inker' },
      { name: 'A', role: 'writer' },
    ],
  }
  const values = { releaseDate: '2001-02-03', authors: [] }
  const stored = {
    authors: [
      { role: 'writer', name: 'A' },
      { role: 'inker', name: 'B' },
    ],
  }
  const save = vi.fn(async () => {})
  save.mockRejectedValueOnce(new ServerError({ operation: 'updateBookMetadata', status: 0 }))
  saveRecordsAsBulkAction({
    name: 'editBooks',
    operation: 'updateBookMetadata',
    records: [{ ...editedRecord('retried', changes), values }],
    save,
    read: async () => stored,
    editAgain: vi.fn(),
  })
  const { result } = renderHook(() => useBulkActionRuns())
  const findActor = () => result.current.find(({ name }) => name === 'editBooks')?.actor
  await vi.waitFor(() => expect(findActor()?.getSnapshot().matches('working')).toBe(false))
  findActor()?.send({ type: 'user.retry' })
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
})
