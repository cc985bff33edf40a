// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissNotice, getVisibleNotices } from '../../api/notices'
import { dismissAllDialogs, useOpenDialogEntries } from '../../dialogs/dialogStore'
import { askSignOutConfirmations } from '../../dialogs/signOut/signOutConfirmations'
import {
  dismissBulkActionRun,
  removeBulkActionsOfOtherUsers,
  startBulkActionRun,
  useBulkActionRuns,
} from './bulkActionRuns'
import { loadRecordsWithProgress } from './recordLoads'

afterEach(() => {
  vi.useRealTimers()
})

function doesBrowserConfirmUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

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

test('an action can be undone until its notice disappears', async () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useBulkActionRuns())
  let undoCalls = 0
  const start = async (id: string) => {
    const completed = startBulkActionRun({
      name: 'markRead',
      operation: 'markSeriesRead',
      total: 1,
      items: [{ id, title: id }],
      call: async () => {},
      undo: async () => {
        undoCalls += 1
      },
    })
    await act(() => vi.advanceTimersByTimeAsync(0))
    await completed
    return getVisibleNotices().at(-1)
  }
  const notice = await start('1')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  act(() => notice?.action?.run())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(undoCalls).toBe(1)
  const dismissed = await start('2')
  expect(result.current).toHaveLength(1)
  act(() => dismissNotice(dismissed?.id ?? 0))
  expect(result.current).toEqual([])
})

test.each([false, true])(
  'the browser confirms closing the window during an action (dismissed: %s)',
  async dismissed => {
    const { result } = renderHook(() => useBulkActionRuns())
    let endCall = () => {}
    const call = new Promise<void>(resolve => {
      endCall = resolve
    })
    let completed: Promise<boolean> | undefined
    act(() => {
      completed = startBulkActionRun({
        name: 'markRead',
        operation: 'markSeriesRead',
        total: 1,
        items: [{ id: '1', title: 'One' }],
        call: () => call,
      })
    })
    expect(doesBrowserConfirmUnload()).toBe(true)
    if (dismissed) act(() => dismissBulkActionRun(result.current[0]?.id ?? 0))
    await act(async () => {
      endCall()
      if (!dismissed) await completed
    })
    expect(doesBrowserConfirmUnload()).toBe(false)
  },
)

test('the browser confirms closing the window while records load, and the client confirms signing out', async () => {
  await import('../../dialogs/ConfirmDialog')
  let endLoad = () => {}
  const loaded = loadRecordsWithProgress(
    () =>
      new Promise<string[]>(resolve => {
        endLoad = () => resolve([])
      }),
  )
  expect(doesBrowserConfirmUnload()).toBe(true)
  const { result } = renderHook(() => useOpenDialogEntries())
  const answer = askSignOutConfirmations()
  await waitFor(() => expect(result.current.map(({ name }) => name)).toEqual(['confirm']))
  act(dismissAllDialogs)
  expect(await answer).toBe(false)
  endLoad()
  await loaded
  expect([doesBrowserConfirmUnload(), await askSignOutConfirmations()]).toEqual([false, true])
})
