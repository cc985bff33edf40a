// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ServerError } from '../api/ServerError'
import { useOpenDialogEntries } from '../dialogs/dialogStore'
import type { Collection } from '../generated/model.schemas'
import { runPerRecordAction } from './runPerRecordAction'

vi.mock('../api/cache/serverDataChanges', () => ({ reportServerWrite: async () => {} }))

test.each([
  [404, true],
  [403, false],
])('a deletion that the server answers with status %i succeeds: %s', async (status, succeeds) => {
  const { result } = renderHook(() => useOpenDialogEntries())
  const records = ['A', 'B'].map(id => ({ record: { id } as Collection, title: id }))
  let completed: Promise<boolean> | undefined
  act(() => {
    completed = runPerRecordAction('deleteCollection', 'collections', records)
  })
  await waitFor(() => expect(result.current).toHaveLength(1))
  const deleteRecord = async (id: string) => {
    if (id === 'A') throw new ServerError({ operation: 'deleteCollection', status })
  }
  act(() => result.current[0]?.close(deleteRecord))
  expect(await completed).toBe(succeeds)
})
