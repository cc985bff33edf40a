// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getVisibleNotices } from '../../api/notices'
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

test('the undo of a single record can be retried after a failure', async () => {
  const { result } = renderHook(() => useBulkActionRuns())
  let undoCalls = 0
  await act(async () => {
    await startBulkActionRun({
      name: 'markRead',
      operation: 'markSeriesRead',
      total: 1,
      items: [{ id: '1', title: 'One' }],
      call: async () => {},
      undo: async () => {
        undoCalls += 1
        if (undoCalls === 1) throw new Error('refused')
      },
    })
  })
  const [run] = result.current
  act(() => getVisibleNotices().at(-1)?.action?.run())
  await vi.waitFor(() => expect(run?.actor.getSnapshot().value).toBe('incomplete'))
  expect(result.current).toEqual([run])
  act(() => run?.actor.send({ type: 'user.retry' }))
  await vi.waitFor(() => expect(result.current).toEqual([]))
  expect(undoCalls).toBe(2)
})
