import { type Ref, useCallback, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { type DataTableColumn, isColumnVisible, sortColumnIdsByUserOrder } from '../../components/table/tableColumns'
import { useStoredColumnSettings } from '../browse/useStoredColumnSettings'
import { FilterChipList } from '../filters/FilterChipList'
import { FilterDrawer } from '../filters/FilterDrawer'
import { PagerBar } from '../paging/PagerBar'
import { TableFilterPanel } from './filters/TableFilterPanel'
import { buildTableFilterChips } from './filters/tableFilterChips'
import styles from './RecordTable.module.css'
import { RecordTableContent } from './RecordTableContent'
import { RecordTableToolbar } from './RecordTableToolbar'
import type { RecordTableProps } from './recordTableProps'
import { TableCellContent } from './TableCellContent'
import { emptyTableFilterState, isToolbarFilter } from './tableFilters'
import { useCellTextFormatters } from './useCellTextFormatters'
import type { UseTableRowsResult } from './useTableRows'
import type { UseTableStateResult } from './useTableState'

type RecordTableLayoutProps<Item extends { id: string }> = Omit<RecordTableProps<Item>, 'rows'> & {
  controls: UseTableStateResult
  tableRows: UseTableRowsResult<Item>
  ref: Ref<HTMLDivElement>
}

/** Layout of a table: toolbar, active filters, rows, pager, and the filter drawer at the side. */
export function RecordTableLayout<Item extends { id: string }>(props: RecordTableLayoutProps<Item>) {
  const { table, controls, tableRows, ref } = props
  const { state, change } = controls
  const { filters: definitions = [] } = table
  const texts = useCellTextFormatters()
  const isCards = useMediaQuery('(width < 640px)')
  const [filtersOpen, setFiltersOpen] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)
  const closeFilters = useCallback(() => {
    filterButton.current?.focus()
    setFiltersOpen(false)
  }, [])
  const tableColumns = useMemo(() => toTableColumns(table.columns, texts), [table, texts])
  const columns = useStoredColumnSettings(tableColumns, 'table', table.name)
  const shownColumns = useMemo(() => {
    const ids = sortColumnIdsByUserOrder(tableColumns, columns.layout)
    const shownIds = ids.filter(id =>
      tableColumns.some(column => column.id === id && isColumnVisible(column, columns.layout)),
    )
    return shownIds.flatMap(id => table.columns.find(column => column.id === id) ?? [])
  }, [table, tableColumns, columns.layout])
  const chips = buildTableFilterChips(definitions, state.filters, texts)
  return (
    <div ref={ref} className={styles.table} data-beside={filtersOpen || undefined}>
      <div className={styles.main}>
        <RecordTableToolbar
          {...props}
          columns={columns}
          shownColumns={shownColumns}
          isCards={isCards}
          filterButton={filterButton}
          filtersOpen={filtersOpen}
          onFilters={() => setFiltersOpen(!filtersOpen)}
        />
        <FilterChipList
          chips={chips.map(({ key, text, remainingFilters }) => ({
            key,
            text,
            onRemove: () => change({ filters: remainingFilters }),
          }))}
          onClear={() => change({ filters: emptyTableFilterState })}
          focusFallback={filterButton}
        />
        <RecordTableContent {...props} columns={columns} shownColumns={shownColumns} isCards={isCards} texts={texts} />
        <PagerBar page={tableRows.page} pages={tableRows.pageCount} onPage={page => change({ page })} />
      </div>
      {definitions.some(definition => !isToolbarFilter(definition)) && (
        <FilterDrawer open={filtersOpen} onClose={closeFilters}>
          <TableFilterPanel
            definitions={definitions.filter(definition => !isToolbarFilter(definition))}
            filters={state.filters}
            onChange={filters => change({ filters })}
          />
        </FilterDrawer>
      )}
    </div>
  )
}

const toTableColumns = <Item extends { id: string }>(
  columns: RecordTableProps<Item>['table']['columns'],
  texts: ReturnType<typeof useCellTextFormatters>,
): DataTableColumn<Item>[] =>
  columns.map(column => ({
    id: column.id,
    title: texts.t(column.labelKey),
    size: column.width,
    minSize: column.minWidth,
    growth: column.growth,
    sortKey: column.sort === undefined ? undefined : column.id,
    numeric: column.align === 'end' ? true : undefined,
    hidden: column.hiddenByDefault,
    cell: (record, { tabIndex = -1 }) => (
      <TableCellContent column={column} record={record} tabIndex={tabIndex} texts={texts} />
    ),
  }))
