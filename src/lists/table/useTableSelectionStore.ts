import { useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { hashListQuery } from '../paging/useWindowedList'
import { createSelectionStore, type SelectionStore } from '../selection/selectionStore'
import type { UseTableRowsResult } from './useTableRows'

/**
 * Returns the selection store of a table. When the filters of the table change, returns a new store without selected
 * items.
 * @param stableSort server field that determines the order in which an action processes the selected records. Undefined
 *   if all rows are in memory
 */
export function useTableSelectionStore<Item extends RaRecord<string>>(
  resource: string,
  rows: UseTableRowsResult<Item>,
  stableSort: string | undefined,
): SelectionStore<Item> {
  const dataProvider = useDataProvider()
  const latestRows = useRef(rows)
  useEffect(() => {
    latestRows.current = rows
  })
  const { thenBy: _, ...filter } = rows.query.filter ?? {}
  const condition = hashListQuery(resource, { filter })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new condition needs a new store
  return useMemo(() => {
    const fetchShownPage = (page: number, size: number) => latestRows.current.fetchPage(page, size)
    const fetchStablePage = async (page: number, size: number) => {
      const sort = { field: stableSort ?? 'id', order: 'ASC' as const }
      const params = { pagination: { page: page + 1, perPage: size }, filter, sort }
      const { data, total } = await dataProvider.getList<Item>(resource, params)
      return { items: data, total: total ?? data.length }
    }
    return createSelectionStore<Item>({
      fetchShownPage,
      fetchStablePage: stableSort === undefined ? fetchShownPage : fetchStablePage,
    })
  }, [resource, condition, stableSort])
}
