import { act, waitFor } from '@testing-library/react'
import type { DataProvider, RaRecord } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { useRandomRecords } from '../../../src/lists/paging/useRandomRecords'
import { useListSelectionStore } from '../../../src/lists/selection/useListSelectionStore'
import { renderListHook } from '../../harness/screens/renderListHook'

type Item = RaRecord<string> & { read: boolean }
const query = { sort: { field: 'random', order: 'ASC' as const } }

/** Creates a simulated data provider. Each response of `getList` contains the same items in a different order. */
function shufflingServer(count: number) {
  let offset = 0
  const readIds = new Set<string>()
  const itemOf = (id: string): Item => ({ id, read: readIds.has(id) })
  const getList = vi.fn(async () => {
    offset += 7
    const data = Array.from({ length: count }, (_, at) => itemOf(`${(at + offset) % count}`))
    return { data, total: count }
  })
  const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({ data: ids.map(itemOf) }))
  return { read: readIds, getList, provider: { getList, getMany } as unknown as DataProvider }
}

function renderRandomPick(provider: Partial<DataProvider>) {
  const result = renderListHook(provider, () => ({
    pick: useRandomRecords<Item>('series', query).list,
    again: useRandomRecords<Item>('series', query).pickAgain,
    choosing: useListSelectionStore<Item>('series', query),
  }))
  const displayedItems = () => {
    const { total = 0, itemAt } = result.current.pick
    return Array.from({ length: total }, (_, at) => itemAt(at) as Item)
  }
  return { result, shown: displayedItems, ids: () => displayedItems().map(({ id }) => id) }
}

beforeEach(() => queryClient.clear())

test('keeps the order when a record changes', async () => {
  const { read: readIds, getList, provider } = shufflingServer(20)
  const { shown: displayedItems, ids } = renderRandomPick(provider)
  await waitFor(() => expect(displayedItems()).toHaveLength(20))
  const before = ids()
  readIds.add(before[3] ?? '')
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(displayedItems()[3]?.read).toBe(true))
  expect(ids()).toEqual(before)
  expect(getList).toHaveBeenCalledTimes(1)
})

test('selects a range of items in their displayed order', async () => {
  const { provider } = shufflingServer(20)
  const { result, shown: displayedItems, ids } = renderRandomPick(provider)
  await waitFor(() => expect(displayedItems()).toHaveLength(20))
  const { choosing: selection } = result.current
  selection.toggle(displayedItems()[2] as Item, 2)
  await selection.selectRange(displayedItems()[5] as Item, 5)
  expect([...selection.getSelection().ids].toSorted()).toEqual(ids().slice(2, 6).toSorted())
})

test('fetches another order on request', async () => {
  const { provider } = shufflingServer(20)
  const { result, shown: displayedItems, ids } = renderRandomPick(provider)
  await waitFor(() => expect(displayedItems()).toHaveLength(20))
  const before = ids()
  act(() => result.current.again())
  await waitFor(() => expect(displayedItems()).toHaveLength(20))
  expect(ids()).not.toEqual(before)
})
