import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dismissNotice, getVisibleNotices } from '../../../src/api/notices'
import { ServerError } from '../../../src/api/ServerError'
import { usePagedList } from '../../../src/lists/paging/usePagedList'
import { useWindowedList } from '../../../src/lists/paging/useWindowedList'
import { renderListHook } from '../../harness/screens/renderListHook'

type Item = { id: string }
type ListParams = { pagination: { page: number; perPage: number } }

beforeEach(() => queryClient.clear())

test('shows an error for a failed page and requests it again on retry', async () => {
  // Suppresses the console output. react-admin prints every error of a data provider.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isReachable = false
  const getList = async (_: string, { pagination: { page, perPage } }: ListParams) => {
    if (page > 1 && !isReachable) throw new ServerError({ operation: 'listSeries', status: 400 })
    return { data: Array.from({ length: perPage }, (_, at) => ({ id: `${(page - 1) * perPage + at}` })), total: 5000 }
  }
  const query = {}
  const list = renderListHook({ getList: getList as never }, () => useWindowedList<Item>('series', query))
  await waitFor(() => expect(list.current.itemAt(3)).toEqual({ id: '3' }))
  act(() => list.current.onVisible(2000, 2020))
  await waitFor(() => expect(getVisibleNotices()).toHaveLength(1))
  const [notice] = getVisibleNotices()
  expect(notice?.action?.label).toBe('Try again')
  isReachable = true
  act(() => notice?.action?.run())
  dismissNotice(notice?.id ?? 0)
  await waitFor(() => expect(list.current.itemAt(2010)).toEqual({ id: '2010' }))
  expect(getVisibleNotices()).toEqual([])
})

test('a paged list shows no items of the previous page while the next page loads', async () => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const getList = async (_: string, { pagination: { page, perPage } }: ListParams) => {
    if (page > 1) await released
    return { data: Array.from({ length: perPage }, (_, at) => ({ id: `${(page - 1) * perPage + at}` })), total: 40 }
  }
  const query = {}
  const paged = renderListHook({ getList: getList as never }, () => {
    const [page, setPage] = useState(1)
    return { turn: setPage, ...usePagedList<Item>('series', query, page, 20) }
  })
  await waitFor(() => expect(paged.current.list.itemAt(3)).toEqual({ id: '3' }))
  act(() => paged.current.turn(2))
  expect(paged.current.list.total).toBe(20)
  expect(paged.current.list.itemAt(3)).toBeUndefined()
  release()
  await waitFor(() => expect(paged.current.list.itemAt(3)).toEqual({ id: '23' }))
})
