import { QueryObserver } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import type { DataProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderListHook } from '../../../tests/harness/screens/renderListHook'
import { queryClient } from '../../api/cache/queryClient'
import { startQueryInvalidation } from '../../api/cache/queryInvalidation'
import { setIsReceivingLiveEvents } from '../../api/live/isReceivingLiveEvents'
import { getVisibleNotices } from '../../api/notices'
import { ServerError } from '../../api/ServerError'
import { useCreateRecord, useDeleteRecord, useUpdateRecord } from './recordMutations'

const failure = new ServerError({ operation: 'updateCollection', status: 500 })
const provider = {
  create: vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { ...data, id: 'new' } })),
  update: vi.fn(async (_resource: string, { data, previousData }: { data: object; previousData: object }) => ({
    data: { ...previousData, ...data },
  })),
  delete: vi.fn(async (_resource: string, { id }: { id: string }) => ({ data: { id } })),
}

const rendered = <Result,>(hook: () => Result) => renderListHook(provider as unknown as DataProvider, hook)

async function mountedList() {
  let name = 'old'
  const fetches = vi.fn(async () => ({ data: [{ id: 'A', name }], total: 1 }))
  const observer = new QueryObserver(queryClient, {
    queryKey: ['collections', 'getList', {}],
    queryFn: fetches,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeTruthy())
  return {
    fetches,
    stop,
    serverHas: (now: string) => {
      name = now
    },
    shown: () => observer.getCurrentResult().data?.data[0]?.name,
  }
}

startQueryInvalidation()
beforeEach(() => {
  setIsReceivingLiveEvents(true)
  vi.clearAllMocks()
})
afterEach(() => queryClient.clear())

describe('record mutations', () => {
  test('refetch the mounted list once and show the record of the server', async () => {
    const list = await mountedList()
    const update = rendered(() => useUpdateRecord('collections')).current
    list.serverHas('as stored')
    await update({ id: 'A' }, { name: 'as sent' })
    expect(provider.update).toHaveBeenCalledWith('collections', {
      id: 'A',
      data: { name: 'as sent' },
      previousData: { id: 'A' },
      meta: undefined,
    })
    expect(list.shown()).toBe('as stored')
    expect(list.fetches).toHaveBeenCalledTimes(2)
    const create = rendered(() => useCreateRecord<{ id: string }>('collections')).current
    expect((await create({ name: 'new' })).id).toBe('new')
    expect(list.fetches).toHaveBeenCalledTimes(3)
    list.stop()
  })

  test('mark unmounted lists as outdated', async () => {
    const list = await mountedList()
    list.stop()
    const update = rendered(() => useUpdateRecord('collections')).current
    await update({ id: 'A' }, { name: 'B' })
    expect(queryClient.getQueryState(['collections', 'getList', {}])?.isInvalidated).toBe(true)
  })

  test('delete a record even after the component has unmounted, and leave the refetch to the caller', async () => {
    const list = await mountedList()
    const result = rendered(() => useDeleteRecord('collections'))
    cleanup()
    await Promise.all([result.current('A'), result.current('B')])
    expect(provider.delete.mock.calls.map(([, { id }]) => id)).toEqual(['A', 'B'])
    expect(list.fetches).toHaveBeenCalledTimes(1)
    list.stop()
  })

  test('reject with the error of the call, which the caller shows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const result = rendered(() => ({
      create: useCreateRecord('collections'),
      update: useUpdateRecord('collections'),
      remove: useDeleteRecord('collections'),
    }))
    for (const call of [provider.create, provider.update, provider.delete]) call.mockRejectedValueOnce(failure)
    const { create, update, remove } = result.current
    await expect(create({})).rejects.toBe(failure)
    await expect(update({ id: 'A' }, { name: 'B' })).rejects.toBe(failure)
    await expect(remove('A')).rejects.toBe(failure)
    expect(getVisibleNotices()).toEqual([])
  })
})
