import { act, waitFor } from '@testing-library/react'
import type { DataProvider, RaRecord } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache/queryClient'
import { useRandomPick } from '../../src/lists/paging/randomPick'
import { useListSelection } from '../../src/lists/selection/useListSelection'
import { renderListHook } from '../harness/screens/listHook'

type Thing = RaRecord<string> & { read: boolean }
const question = { sort: { field: 'random', order: 'ASC' as const } }

/** Data provider that returns the same items in another order for each request. */
function shuffling(count: number) {
  let asked = 0
  const read = new Set<string>()
  const thing = (id: string): Thing => ({ id, read: read.has(id) })
  const getList = vi.fn(async () => {
    asked += 7
    const data = Array.from({ length: count }, (_, at) => thing(`${(at + asked) % count}`))
    return { data, total: count }
  })
  const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({ data: ids.map(thing) }))
  return { read, getList, provider: { getList, getMany } as unknown as DataProvider }
}

function picking(provider: Partial<DataProvider>) {
  const result = renderListHook(provider, () => ({
    pick: useRandomPick<Thing>('series', question).list,
    again: useRandomPick<Thing>('series', question).again,
    choosing: useListSelection<Thing>('series', question),
  }))
  const shown = () => {
    const { total = 0, itemAt } = result.current.pick
    return Array.from({ length: total }, (_, at) => itemAt(at) as Thing)
  }
  return { result, shown, ids: () => shown().map(({ id }) => id) }
}

beforeEach(() => queryClient.clear())

test('keeps the order when a record changes', async () => {
  const { read, getList, provider } = shuffling(20)
  const { shown, ids } = picking(provider)
  await waitFor(() => expect(shown()).toHaveLength(20))
  const before = ids()
  read.add(before[3] ?? '')
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(shown()[3]?.read).toBe(true))
  expect(ids()).toEqual(before)
  expect(getList).toHaveBeenCalledTimes(1)
})

test('selects a range by displayed position', async () => {
  const { provider } = shuffling(20)
  const { result, shown, ids } = picking(provider)
  await waitFor(() => expect(shown()).toHaveLength(20))
  const { choosing } = result.current
  choosing.toggle(shown()[2] as Thing, 2)
  await choosing.range(shown()[5] as Thing, 5)
  expect([...choosing.now().ids].toSorted()).toEqual(ids().slice(2, 6).toSorted())
})

test('fetches another order on request', async () => {
  const { provider } = shuffling(20)
  const { result, shown, ids } = picking(provider)
  await waitFor(() => expect(shown()).toHaveLength(20))
  const before = ids()
  act(() => result.current.again())
  await waitFor(() => expect(shown()).toHaveLength(20))
  expect(ids()).not.toEqual(before)
})
