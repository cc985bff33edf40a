import { useCallback, useRef } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { ErrorState } from '../../components/feedback/ErrorState'
import { usePreference } from '../../preferences/usePreference'
import { useReactAdminListContextValue } from '../paging/useReactAdminListContextValue'
import type { UseWindowedListResult } from '../paging/useWindowedList'
import { SelectionProvider } from '../selection/SelectionProvider'
import type { SelectionStore } from '../selection/selectionStore'
import { RecordTableLayout } from './RecordTableLayout'
import type { RecordTableProps } from './recordTableProps'
import { TableSelectionBar } from './TableSelectionBar'
import { type UseTableRowsResult, useTableRows } from './useTableRows'
import { useTableSelectionStore } from './useTableSelectionStore'
import { type UseTableStateResult, useTableState } from './useTableState'

/**
 * Table of records with paging, sorting, filters, column settings, selection and CSV export. The URL contains the page,
 * the sort and the filters. Follow these steps to add a table of a resource, here with the name `things`:
 * 1. Write `src/resources/things/thingsDataSource.ts` with a function `list(query)`. It uses
 * `toServerPagingParams(query)`, `toServerSortParams(query)` and `query.filter[filterId]`, which is a list of texts.
 * Register the data source in `src/app/dataProvider.ts` with `lazyDataSource`.
 * 2. Define the columns and filters as a constant of the type `RecordTableDefinition<Thing>` in
 * `src/resources/things/thingsTableDefinition.ts`.
 * 3. Render `<RecordTable table={thingsTableDefinition} empty={<EmptyState … />} />` in the page. If all rows are in
 * memory, add `rows={useGetThings()}`.
 * 4. Add the route of the page to `administrationRoutes.ts` and `administrationPages.tsx` in `src/app/routes`, and to
 * `server/clientFiles/clientPageRoutes.ts`. Add its texts to the bundle `administration`
 * (`src/language/textBundles.ts`).
 * 5. Add the table to `tests/bench/benchmarkedAdminTables.ts`.
 */
export function RecordTable<Item extends { id: string }>(props: RecordTableProps<Item>) {
  const { table, baseFilter, rows: memoryRows, selection, paramPrefix, Body, pageSize } = props
  const controls = useTableState(table, paramPrefix)
  const rows = useTableRows<Item>({
    table,
    controls,
    baseFilter,
    rows: memoryRows,
    isAlwaysPaged: Body !== undefined,
    pageSizePreference: pageSize,
  })
  const store = useTableSelectionStore<Item>(table.resource, rows)
  const content = <TableInContext {...props} controls={controls} tableRows={rows} store={store} />
  return selection ? <SelectionProvider store={store}>{content}</SelectionProvider> : content
}

type TableInContextProps<Item extends { id: string }> = RecordTableProps<Item> & {
  controls: UseTableStateResult
  tableRows: UseTableRowsResult<Item>
  store: SelectionStore<Item>
}

function TableInContext<Item extends { id: string }>(props: TableInContextProps<Item>) {
  const { table, tableRows, store, selection, permanentFailureText } = props
  const root = useRef<HTMLDivElement>(null)
  const { change } = props.controls
  const changeFromTop = useCallback<UseTableStateResult['change']>(
    changes => {
      change(changes)
      if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView()
    },
    [change],
  )
  const controls = { ...props.controls, change: changeFromTop }
  const context = useTableContextValue(props, controls, tableRows)
  const Bar = selection?.Bar
  const { failure } = tableRows.list
  const failureText = failure === undefined ? undefined : permanentFailureText?.(failure)
  if (failureText !== undefined) return <ErrorState text={failureText} />
  return (
    <ResourceContextProvider value={table.resource}>
      <ListContextProvider value={context}>
        <RecordTableLayout {...props} ref={root} controls={controls} />
        {selection &&
          (Bar ? <Bar store={store} /> : <TableSelectionBar store={store} actions={selection.actions ?? []} />)}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

function useTableContextValue<Item extends { id: string }>(
  { table, pageSize = 'table.pageSize' }: RecordTableProps<Item>,
  { state, change }: UseTableStateResult,
  { list, query, totalCount, page }: UseTableRowsResult<Item>,
) {
  const [perPage, setPerPage] = usePreference(pageSize)
  const [first] = state.sort
  return useReactAdminListContextValue<Item>({
    resource: table.resource,
    query,
    list: list as UseWindowedListResult<Item>,
    totalCount,
    page,
    perPage,
    sort: { field: first?.column ?? '', order: first?.direction === 'desc' ? 'DESC' : 'ASC' },
    filterValues: state.filters,
    setPage: next => change({ page: next }),
    setPerPage: setPerPage as (size: number) => void,
    setSort: ({ field, order }) => change({ sort: [{ column: field, direction: order === 'DESC' ? 'desc' : 'asc' }] }),
    setFilters: (filters: typeof state.filters) => change({ filters }),
  })
}
