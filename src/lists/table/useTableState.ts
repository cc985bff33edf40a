import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RecordTableDefinition } from './tableDefinition'
import { parseTableState, type TableState, toTableSearchParams } from './tableState'

/** State of a table in the URL, and functions that change it. */
export type UseTableStateResult = {
  state: TableState
  /**
   * Changes the state of the table and adds a history entry. If the changes contain no page number, the page becomes 1.
   */
  change: (changes: Partial<TableState>) => void
  /** Writes `page` to the URL if the page number in the URL is too high. Adds no history entry. */
  correctPage: (page: number) => void
}

/**
 * Reads the state of a table from the URL and writes changes to the URL. Does not change other URL parameters.
 * @param prefix prefix of the parameter names, if a page has two tables
 */
export function useTableState<Item>(table: RecordTableDefinition<Item>, prefix = ''): UseTableStateResult {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const urlState = useMemo(() => parseTableState(table, search, prefix), [table, search, prefix])
  // State of the table after the latest change by the user. The router updates the URL with a delay. A second change
  // during this delay must start from this state, because the URL is outdated.
  const [pendingState, setPendingState] = useState<TableState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the URL has changed
  useEffect(() => setPendingState(undefined), [urlState])
  const state = pendingState ?? urlState
  const write = useCallback(
    (next: TableState, replace: boolean) => {
      const params = toTableSearchParams(table, next, prefix)
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, ...params }) as never,
        replace,
        resetScroll: false,
      })
    },
    [table, prefix, navigate],
  )
  const change = useCallback(
    (changes: Partial<TableState>) => {
      const next = { ...state, page: 1, ...changes }
      setPendingState(next)
      write(next, false)
    },
    [state, write],
  )
  const correctPage = useCallback((page: number) => write({ ...state, page }, true), [state, write])
  return useMemo(() => ({ state, change, correctPage }), [state, change, correctPage])
}
