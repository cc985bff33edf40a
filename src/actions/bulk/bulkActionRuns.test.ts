// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { removeBulkActionsOfOtherUsers, startBulkActionRun, useBulkActionRuns } from './bulkActionRuns'

test('dismisses bulk actions that wait for a retry when another user signs in', async () => {
  const { result } = renderHook(() => useBulkActionRuns())
  act(() => removeBulkActionsOfOtherUsers('A'))
  await act(async () => {
    await startBulkActionRun({
      name: 'markRead',
      operation: 'markSeriesRead',
      total: 2,
      items: [
        { id: '1', title: 'One' },
        { id: '2', title: 'Two' },
      ],
      call: async () => {
        throw new Error('refused')
      },
    })
  })
  expect(result.current).toHaveLength(1)
  act(() => removeBulkActionsOfOtherUsers('A'))
  expect(result.current).toHaveLength(1)
  act(() => removeBulkActionsOfOtherUsers('B'))
  expect(result.current).toEqual([])
})
