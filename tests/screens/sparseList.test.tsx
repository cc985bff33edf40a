import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache/queryClient'
import { dismissNotice, notices } from '../../src/api/notices'
import { ServerError } from '../../src/api/ServerError'
import { usePagedList } from '../../src/lists/paging/usePagedList'
import { useSparseList } from '../../src/lists/paging/useSparseList'
import { renderListHook } from '../harness/screens/listHook'

type Thing = { id: string }
type Params = { pagination: { page: number; perPage: number } }

beforeEach(() => queryClient.clear())

test('shows an error for a failed page and requests it again on retry', async () => {
  // React-admin logs every data provider error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let works = false
  const getList = async (_: string, { pagination: { page, perPage } }: Params) => {
    if (page > 1 && !works) throw new ServerError({ operation: 'listSeries', status: 400 })
    return { data: Array.from({ length: perPage }, (_, at) => ({ id: `${(page - 1) * perPage + at}` })), total: 5000 }
  }
  const question = {}
  const list = renderListHook({ getList: getList as never }, () => useSparseList<Thing>('series', question))
  await waitFor(() => expect(list.current.itemAt(3)).toEqual({ id: '3' }))
  act(() => list.current.onVisible(2000, 2020))
  await waitFor(() => expect(notices()).toHaveLength(1))
  const [notice] = notices()
  expect(notice?.action?.label).toBe('Try again')
  works = true
  act(() => notice?.action?.run())
  dismissNotice(notice?.id ?? 0)
  await waitFor(() => expect(list.current.itemAt(2010)).toEqual({ id: '2010' }))
  expect(notices()).toEqual([])
})

test('paged list shows no items of the previous page while the next one loads', async () => {
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  const getList = async (_: string, { pagination: { page, perPage } }: Params) => {
    if (page > 1) await answered
    return { data: Array.from({ length: perPage }, (_, at) => ({ id: `${(page - 1) * perPage + at}` })), total: 40 }
  }
  const question = {}
  const turned = renderListHook({ getList: getList as never }, () => {
    const [page, turn] = useState(1)
    return { turn, ...usePagedList<Thing>('series', question, page, 20) }
  })
  await waitFor(() => expect(turned.current.list.itemAt(3)).toEqual({ id: '3' }))
  act(() => turned.current.turn(2))
  expect(turned.current.list.total).toBe(20)
  expect(turned.current.list.itemAt(3)).toBeUndefined()
  answer()
  await waitFor(() => expect(turned.current.list.itemAt(3)).toEqual({ id: '23' }))
})
