import { ListFilter, RefreshCw } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useListContext } from 'react-admin'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useScreenReaderAnnouncement } from '../../components/useScreenReaderAnnouncement'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { UseStoredColumnSettingsResult } from '../browse/useStoredColumnSettings'
import { CsvExportButton } from './export/CsvExportButton'
import styles from './RecordTable.module.css'
import type { RecordTableProps } from './recordTableProps'
import { TableSortMenu } from './TableSortMenu'
import { PageSizePopover, TableViewPopover } from './TableViewPopover'
import { TextFilterInput } from './TextFilterInput'
import type { RecordTableColumn } from './tableDefinition'
import { isToolbarFilter, replaceTableFilterValues } from './tableFilters'
import type { UseTableRowsResult } from './useTableRows'
import type { UseTableStateResult } from './useTableState'

type RecordTableToolbarProps<Item extends { id: string }> = Pick<
  RecordTableProps<Item>,
  'table' | 'tools' | 'Body' | 'pageSize'
> & {
  controls: UseTableStateResult
  tableRows: UseTableRowsResult<Item>
  columns: UseStoredColumnSettingsResult<Item>
  shownColumns: readonly RecordTableColumn<Item>[]
  isCards: boolean
  filterButton: Ref<HTMLButtonElement>
  filtersOpen: boolean
  onFilters: () => void
}

/**
 * Toolbar above a table. Contains the search input, the number of records, and buttons for filters, sort, view
 * settings, export and refresh.
 */
export function RecordTableToolbar<Item extends { id: string }>(props: RecordTableToolbarProps<Item>) {
  const { table, tools, controls, tableRows, columns, shownColumns, isCards } = props
  const { state, change } = controls
  const { filters: definitions = [] } = table
  const t = useTranslate()
  const search = definitions.find(isToolbarFilter)
  return (
    <div className={styles.tools}>
      {search && (
        <TextFilterInput
          label={t(search.labelKey)}
          values={state.filters[search.id] ?? []}
          onChange={values => change({ filters: replaceTableFilterValues(state.filters, search.id, values) })}
        />
      )}
      {tools}
      <TotalCount countKey={table.countKey} />
      <div className={styles.buttons}>
        {definitions.some(definition => !isToolbarFilter(definition)) && <FilterButton {...props} />}
        {(isCards || props.Body) && (
          <TableSortMenu columns={table.columns} sorts={state.sort} onSort={sort => change({ sort })} />
        )}
        {props.Body ? (
          <PageSizePopover preference={props.pageSize ?? 'table.pageSize'} />
        ) : (
          <TableViewPopover columns={columns} hasFixedHeight={table.rowHeightPx !== undefined} isCards={isCards} />
        )}
        <CsvExportButton
          name={t(table.labelKey)}
          columns={shownColumns}
          fetchPage={tableRows.fetchPage}
          completeRows={tableRows.completeRows}
          disabled={!tableRows.totalCount}
        />
        <RefreshButton refetch={tableRows.refetch} />
      </div>
    </div>
  )
}

function FilterButton<Item extends { id: string }>(props: RecordTableToolbarProps<Item>) {
  const { controls, filterButton, filtersOpen, onFilters } = props
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const count = Object.keys(controls.state.filters).length
  return (
    <Button
      ref={filterButton}
      variant={count > 0 ? 'tonal' : 'plain'}
      icon={ListFilter}
      className={styles.filter}
      aria-expanded={filtersOpen}
      onClick={onFilters}
    >
      {count > 0 ? t('list.filters.button', { count, number: number(count) }) : t('list.filters.title')}
    </Button>
  )
}

function TotalCount({ countKey }: { countKey: string }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const { total, isPlaceholderData } = useListContext()
  return (
    <p className={styles.count} aria-live="polite">
      {total !== undefined && (
        <span data-old={isPlaceholderData || undefined}>{t(countKey, { count: total, number: number(total) })}</span>
      )}
    </p>
  )
}

function RefreshButton({ refetch }: { refetch: () => unknown }) {
  const t = useTranslate()
  const [status, setStatus] = useState<'idle' | 'busy' | 'done'>('idle')
  useScreenReaderAnnouncement(status === 'done' ? t('table.refreshed') : undefined)
  const refresh = async () => {
    setStatus('busy')
    await refetch()
    setStatus('done')
  }
  return (
    <IconButton
      icon={RefreshCw}
      label={t('table.refresh')}
      aria-busy={status === 'busy' || undefined}
      className={styles.refresh}
      onClick={() => status !== 'busy' && void refresh()}
    />
  )
}
