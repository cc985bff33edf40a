import { useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { DataTable } from '../../components/table/DataTable'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import type { UseStoredColumnSettingsResult } from '../browse/useStoredColumnSettings'
import { SelectAllCheckbox } from '../selection/SelectAllCheckbox'
import { SelectItemCheckbox } from '../selection/SelectItemCheckbox'
import { RecordCards } from './RecordCards'
import styles from './RecordTable.module.css'
import type { RecordTableProps } from './recordTableProps'
import type { CellTextFormatters, RecordTableColumn } from './tableDefinition'
import { emptyTableFilterState } from './tableFilters'
import { getColumnSortsAfterClick } from './tableSort'
import type { UseTableRowsResult } from './useTableRows'
import type { UseTableStateResult } from './useTableState'

type RecordTableContentProps<Item extends { id: string }> = Pick<
  RecordTableProps<Item>,
  'table' | 'selection' | 'RowActions' | 'onOpen' | 'empty' | 'Body'
> & {
  controls: UseTableStateResult
  tableRows: UseTableRowsResult<Item>
  columns: UseStoredColumnSettingsResult<Item>
  shownColumns: readonly RecordTableColumn<Item>[]
  isCards: boolean
  texts: CellTextFormatters
}

const rowHeightsPx = { roomy: 56, normal: 40, dense: 32 }
const PLACEHOLDER_ROWS = 12

/**
 * Shows the rows as a table, as cards or with the component `Body`. If there are no rows, shows placeholders, an error
 * or an empty state instead.
 */
export function RecordTableContent<Item extends { id: string }>(props: RecordTableContentProps<Item>) {
  const { table, controls, tableRows, empty } = props
  const { list } = tableRows
  const t = useTranslate()
  const lastTotal = useRef<number>(undefined)
  if (list.total) lastTotal.current = list.total
  if (list.failure) return <ErrorState text={errorText(list.failure)} onRetry={list.retry} />
  const emptyState = isFiltered(controls) ? <NoMatchState controls={controls} /> : empty
  const label = t(table.labelKey)
  if (props.Body) return <BodyOfPage {...props} Body={props.Body} label={label} empty={emptyState} />
  if (list.total === 0) return emptyState
  const isFirstLoad = list.total === undefined && lastTotal.current === undefined
  // The table stays mounted while rows load. Otherwise, a focused column header would lose the focus.
  return (
    <div
      className={isFirstLoad ? styles.placeholder : undefined}
      aria-hidden={isFirstLoad || undefined}
      inert={isFirstLoad}
    >
      <Rows {...props} total={list.total ?? lastTotal.current ?? PLACEHOLDER_ROWS} label={label} />
    </div>
  )
}

const isFiltered = ({ state }: UseTableStateResult) => Object.keys(state.filters).length > 0

function NoMatchState({ controls }: { controls: UseTableStateResult }) {
  const t = useTranslate()
  const clearButton = (
    <Button onClick={() => controls.change({ filters: emptyTableFilterState })}>{t('list.chip.clear')}</Button>
  )
  return <EmptyState drawing="search" title={t('list.empty.title')} text={t('table.noMatch')} action={clearButton} />
}

function Rows<Item extends { id: string }>(props: RecordTableContentProps<Item> & { total: number; label: string }) {
  const { table, controls, tableRows, columns, shownColumns, isCards, texts, total, label, onOpen } = props
  const { state, change } = controls
  const [density] = usePreference('browse.density')
  const check = useRenderCheckbox(props.selection?.titleOf, tableRows.start)
  const actions = useRenderActions(props.RowActions)
  const { itemAt, onVisible } = tableRows.list
  const rowProps = { label, total, itemAt, onVisible, check, actions, onOpen }
  if (isCards) return <RecordCards key={tableRows.key} {...rowProps} columns={shownColumns} texts={texts} />
  return (
    <DataTable
      {...rowProps}
      {...columns}
      listKey={tableRows.key}
      focusableRows
      rowHeight={table.rowHeightPx ?? rowHeightsPx[density]}
      maxTextLines={table.maxTextLines}
      sort={{
        sorts: state.sort.map(({ column, direction }) => ({ sortKey: column, direction })),
        isExtendable: true,
        onSort: (id, extend) => {
          const column = table.columns.find(candidate => candidate.id === id)
          if (column) change({ sort: getColumnSortsAfterClick(state.sort, column, extend) })
        },
      }}
      checkAll={check && <SelectAllCheckbox />}
    />
  )
}

type BodyOfPageProps<Item extends { id: string }> = RecordTableContentProps<Item> & {
  Body: NonNullable<RecordTableProps<Item>['Body']>
  label: string
}

/**
 * Renders the records of the current page with the component `Body`. While another page loads, the previous page stays
 * visible.
 */
function BodyOfPage<Item extends { id: string }>({ Body, tableRows, label, empty }: BodyOfPageProps<Item>) {
  const { start, totalCount, list } = tableRows
  const [shown, setShown] = useState<ShownPage<Item>>()
  const loaded = Array.from({ length: list.total ?? 0 }, (_, index) => list.itemAt(index)).filter(
    item => item !== undefined,
  )
  const isLoaded = list.total !== undefined && loaded.length === list.total
  const current = isLoaded ? { records: loaded, start, total: totalCount ?? loaded.length } : shown
  useEffect(() => {
    if (isLoaded) setShown(before => (before && isSamePage(before, current) ? before : current))
  })
  if (!current)
    return (
      <div className={styles.bodyPlaceholder} aria-hidden>
        <span />
        <span />
        <span />
      </div>
    )
  return <Body label={label} empty={empty} {...current} />
}

type ShownPage<Item> = { records: readonly Item[]; start: number; total: number } | undefined

const isSamePage = <Item,>(before: ShownPage<Item>, current: ShownPage<Item>) =>
  before?.start === current?.start &&
  before?.total === current?.total &&
  before?.records.length === current?.records.length &&
  before?.records.every((record, index) => record === current?.records[index])

function useRenderCheckbox<Item extends { id: string }>(
  titleOf: ((record: Item) => string) | undefined,
  start: number,
) {
  const render = useCallback(
    (record: Item, index: number) => (
      <SelectItemCheckbox item={record} index={start + index} title={titleOf?.(record) ?? ''} placement="row" />
    ),
    [titleOf, start],
  )
  return titleOf && render
}

function useRenderActions<Item extends { id: string }>(RowActions: RecordTableProps<Item>['RowActions']) {
  const render = useCallback(
    (record: Item, { tabIndex = -1 }: { tabIndex?: number }) =>
      RowActions && <RowActions record={record} tabIndex={tabIndex} />,
    [RowActions],
  )
  return RowActions && render
}
