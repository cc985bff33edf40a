import { useEffect, useMemo, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { hashListQuery } from '../paging/useWindowedList'
import { createSelectionStore, type SelectionStore } from '../selection/selectionStore'
import { useClearSelectionIndexesOnSort } from '../selection/useClearSelectionIndexesOnSort'
import type { UseTableRowsResult } from './useTableRows'

/**
 * Returns the selection store of a table. When the filters of the table change, returns a new store without selected
 * items.
 */
export function useTableSelectionStore<Item extends RaRecord<string>>(
  resource: string,
  rows: UseTableRowsResult<Item>,
): SelectionStore<Item> {
  const latestRows = useRef(rows)
  useEffect(() => {
    latestRows.current = rows
  })
  const { thenBy: _, ...filter } = rows.query.filter ?? {}
  const condition = hashListQuery(resource, { filter })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new condition needs a new store
  const store = useMemo(
    () =>
      createSelectionStore<Item>({
        fetchShownPage: (...page) => latestRows.current.fetchPage(...page),
        createMatchingPageFetcher: () => latestRows.current.fetchPage,
      }),
    [resource, condition],
  )
  useClearSelectionIndexesOnSort(store, hashListQuery(resource, rows.query))
  return store
}
