// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setBulkRunOwner, startBulkRun, useBulkRuns } from './bulkRuns'

test('dismisses runs that wait for a retry when another user signs in', async () => {
  const { result } = renderHook(() => useBulkRuns())
  act(() => setBulkRunOwner('A'))
  await act(async () => {
    await startBulkRun({
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
  act(() => setBulkRunOwner('A'))
  expect(result.current).toHaveLength(1)
  act(() => setBulkRunOwner('B'))
  expect(result.current).toEqual([])
})
