// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLiveRecords } from './useLiveRecords'

type Setting = { value: string }

/** Renders the hook with a record. Each request for the record waits until the test responds. */
async function renderLiveRecord() {
  const requests: ((value: string) => void)[] = []
  let notify = (_id: string) => {}
  const input = {
    initialRecords: [{ id: 'A' }],
    read: () => new Promise<Setting[]>(resolve => requests.push(value => resolve([{ value }]))),
    onChanged: (listener: (id: string) => void) => {
      notify = listener
      return () => {}
    },
  }
  const { result } = renderHook(() => useLiveRecords<{ id: string }, Setting>(input))
  const respond = async (request: number, value: string) => {
    await waitFor(() => expect(requests.length).toBeGreaterThan(request))
    await act(async () => requests[request]?.(value))
  }
  await respond(0, 'initial')
  return {
    hook: result,
    value: () => result.current.records?.[0]?.value,
    respond,
    notifyChange: async () => {
      const count = requests.length
      notify('A')
      await waitFor(() => expect(requests.length).toBeGreaterThan(count))
    },
  }
}

test('fetches a changed record', async () => {
  const { value, notifyChange, respond } = await renderLiveRecord()
  await notifyChange()
  await respond(1, 'changed')
  expect(value()).toBe('changed')
})

test('does not show values that were requested before a save, and fetches them again', async () => {
  const { hook, value, notifyChange, respond } = await renderLiveRecord()
  await notifyChange()
  act(() => hook.current.showSaved([{ value: 'saved' }]))
  await respond(1, 'initial')
  expect(value()).toBe('saved')
  await respond(2, 'saved, normalized')
  expect(value()).toBe('saved, normalized')
})

test('does not show values that were requested before a refetch', async () => {
  const { hook, value, notifyChange, respond } = await renderLiveRecord()
  await notifyChange()
  act(() => void hook.current.refetch())
  await respond(2, 'refetched')
  await respond(1, 'initial')
  expect(value()).toBe('refetched')
})

test('shows the values of the save if an earlier refetch ends later', async () => {
  const { hook, value, respond } = await renderLiveRecord()
  act(() => void hook.current.refetch())
  act(() => hook.current.showSaved([{ value: 'saved' }]))
  await respond(1, 'initial')
  expect(value()).toBe('saved')
})
