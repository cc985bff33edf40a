import { useCallback, useRef } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { DataTable } from '../../components/table/DataTable'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import type { TableColumnsWithLayout } from '../browse/useStoredColumnLayout'
import { SelectAllCheckbox } from '../selection/SelectAllCheckbox'
import { SelectCheckbox } from '../selection/SelectCheckbox'
import { RecordCards } from './RecordCards'
import styles from './RecordTable.module.css'
import type { RecordTableProps } from './recordTableProps'
import type { CellTexts, RecordColumn } from './tableDefinition'
import { noFilters } from './tableFilters'
import { nextColumnSorts } from './tableSort'
import type { TableRows } from './useTableRows'
import type { TableControls } from './useTableState'

type RecordTableContentProps<Item extends { id: string }> = Pick<
  RecordTableProps<Item>,
  'table' | 'selection' | 'RowActions' | 'onOpen' | 'empty'
> & {
  controls: TableControls
  tableRows: TableRows<Item>
  columns: TableColumnsWithLayout<Item>
  shownColumns: readonly RecordColumn<Item>[]
  isCards: boolean
  texts: CellTexts
}

const rowHeightsPx = { roomy: 56, normal: 40, dense: 32 }
/** Number of placeholder rows before the first response. Later, placeholders replace the rows of the previous list. */
const PLACEHOLDER_ROWS = 12

/** Rows of a table as table or cards, or what stands in their place: placeholders, a failure, or an empty state. */
export function RecordTableContent<Item extends { id: string }>(props: RecordTableContentProps<Item>) {
  const { table, controls, tableRows, empty } = props
  const { list } = tableRows
  const t = useTranslate()
  const lastTotal = useRef<number>(undefined)
  if (list.total) lastTotal.current = list.total
  if (list.failure) return <ErrorState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === 0) {
    if (Object.keys(controls.state.filters).length === 0) return empty
    const clearButton = <Button onClick={() => controls.change({ filters: noFilters })}>{t('list.chip.clear')}</Button>
    return <EmptyState drawing="search" title={t('list.empty.title')} text={t('table.noMatch')} action={clearButton} />
  }
  const isFirstLoad = list.total === undefined && lastTotal.current === undefined
  // The table stays mounted while rows load, so that its header keeps the focus.
  return (
    <div
      className={isFirstLoad ? styles.placeholder : undefined}
      aria-hidden={isFirstLoad || undefined}
      inert={isFirstLoad}
    >
      <Rows {...props} total={list.total ?? lastTotal.current ?? PLACEHOLDER_ROWS} label={t(table.labelKey)} />
    </div>
  )
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
      sort={{
        sorts: state.sort.map(({ column, direction }) => ({ sortKey: column, direction })),
        isExtendable: true,
        onSort: (id, extend) => {
          const column = table.columns.find(candidate => candidate.id === id)
          if (column) change({ sort: nextColumnSorts(state.sort, column, extend) })
        },
      }}
      checkAll={check && <SelectAllCheckbox />}
    />
  )
}

function useRenderCheckbox<Item extends { id: string }>(
  titleOf: ((record: Item) => string) | undefined,
  start: number,
) {
  const render = useCallback(
    (record: Item, index: number) => (
      <SelectCheckbox item={record} index={start + index} title={titleOf?.(record) ?? ''} placement="row" />
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
