import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { useReactAdminListContextValue } from '../../../src/lists/paging/useReactAdminListContextValue'
import { SelectionProvider } from '../../../src/lists/selection/SelectionProvider'
import { createSelectionStore } from '../../../src/lists/selection/selectionStore'

const page = async () => ({ items: [], total: 0 })
const store = createSelectionStore<{ id: string }>({ fetchShownPage: page })
const setters = { setPage: vi.fn(), setPerPage: vi.fn(), setSort: vi.fn(), setFilters: vi.fn() }
const retry = vi.fn()

let filter: object = {}
let totalCount: number | undefined = 95

function ListWithContext({ children }: { children: ReactNode }) {
  const value = useReactAdminListContextValue({
    resource: 'series',
    query: { filter: { ...filter } },
    list: { total: totalCount, itemAt: () => undefined, onVisible: () => {}, failure: undefined, retry },
    totalCount,
    page: 2,
    perPage: 20,
    sort: { field: 'title', order: 'DESC' },
    filterValues: filter,
    ...setters,
  })
  return <ListContextProvider value={value}>{children}</ListContextProvider>
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SelectionProvider store={store}>
    <ListWithContext>{children}</ListWithContext>
  </SelectionProvider>
)

test('the list context of react-admin contains filter, sort, page, total and selection of a list', () => {
  const { result, rerender } = renderHook(() => useListContext(), { wrapper })
  expect(result.current).toMatchObject({
    resource: 'series',
    total: 95,
    page: 2,
    perPage: 20,
    hasNextPage: true,
    hasPreviousPage: true,
    sort: { field: 'title', order: 'DESC' },
    filterValues: {},
    isPending: false,
    selectedIds: [],
  })

  act(() => store.toggle({ id: 'A' }, 0))
  expect(result.current.selectedIds).toEqual(['A'])
  act(() => result.current.onUnselectItems())
  expect(store.getSelection().ids.size).toBe(0)

  result.current.setPage(3)
  result.current.setSort({ field: 'added', order: 'ASC' })
  result.current.setFilters({ read: ['UNREAD'] })
  result.current.refetch()
  expect(setters.setPage).toHaveBeenCalledWith(3)
  expect(setters.setSort).toHaveBeenCalledWith({ field: 'added', order: 'ASC' })
  expect(setters.setFilters).toHaveBeenCalledWith({ read: ['UNREAD'] })
  expect(retry).toHaveBeenCalledOnce()

  filter = { read: ['UNREAD'] }
  totalCount = undefined
  rerender()
  expect(result.current).toMatchObject({ total: 95, isPlaceholderData: true, isPending: true, filterValues: filter })
  totalCount = 7
  rerender()
  expect(result.current).toMatchObject({ total: 7, isPlaceholderData: false, hasNextPage: false })
})
