import { expect, test, vi } from 'vitest'
import { ServerError } from '../api/ServerError'
import { deleteEachRecord } from './deleteEachRecord'

/**
 * Creates a simulated delete call. If `statuses` contains the id of a record, the call for this record fails.
 * @param statuses maps the ids of records to the HTTP statuses with which their calls fail
 */
const createDeletion = (statuses: Record<string, number>) =>
  vi.fn(async (id: string) => {
    const status = statuses[id]
    if (status !== undefined) throw new ServerError({ operation: 'deleteUser', status })
  })

test('counts a record that no longer exists as deleted, and deletes the others', async () => {
  const deleteRecord = createDeletion({ b: 404 })
  expect(await deleteEachRecord(['a', 'b', 'c'], deleteRecord)).toEqual({ remainingIds: [], error: undefined })
  expect(deleteRecord.mock.calls.flat()).toEqual(['a', 'b', 'c'])
})

test('continues after a failed call, and returns the records that remain with the first error', async () => {
  const deleteRecord = createDeletion({ a: 500, c: 400 })
  const { remainingIds, error } = await deleteEachRecord(['a', 'b', 'c', 'd'], deleteRecord)
  expect(remainingIds).toEqual(['a', 'c'])
  expect(error).toMatchObject({ status: 500 })
  expect(deleteRecord).toHaveBeenCalledTimes(4)
})

test('stops when the session has ended', async () => {
  const deleteRecord = createDeletion({ b: 401 })
  expect((await deleteEachRecord(['a', 'b', 'c'], deleteRecord)).remainingIds).toEqual(['b', 'c'])
  expect(deleteRecord).toHaveBeenCalledTimes(2)
})
