import { ArrowDownUp } from 'lucide-react'
import { Button } from '../../components/controls/Button'
import { Menu, MenuRadioGroup, MenuSeparator } from '../../components/overlays/Menu'
import { useTranslate } from '../../language/useTranslate'
import styles from './RecordTable.module.css'
import type { ColumnSort, RecordTableColumn } from './tableDefinition'
import { getColumnSortsAfterClick } from './tableSort'

type TableSortMenuProps<Item> = {
  columns: readonly RecordTableColumn<Item>[]
  sorts: readonly ColumnSort[]
  onSort: (sorts: readonly ColumnSort[]) => void
}

/**
 * Menu that sorts records by up to two columns. Used if there are no column headers, because the records are cards on a
 * phone or the table has a custom `Body`.
 */
export function TableSortMenu<Item>({ columns, sorts, onSort }: TableSortMenuProps<Item>) {
  const t = useTranslate()
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  const [first, second] = sorts
  const choices = sortable.map(({ id, labelKey }) => ({ value: id, label: t(labelKey) }))
  const currentLabel = choices.find(({ value }) => value === first?.column)?.label
  const columnOf = (id: string) => sortable.find(column => column.id === id)
  const sortBy = (id: string) => {
    const column = columnOf(id)
    if (column && id !== first?.column) onSort(getColumnSortsAfterClick([], column, false))
  }
  const thenBy = (id: string) => {
    const column = columnOf(id)
    if (first) onSort(column ? getColumnSortsAfterClick([first], column, true) : [first])
  }
  return (
    <Menu
      trigger={
        <Button
          variant="plain"
          icon={ArrowDownUp}
          className={styles.sort}
          aria-label={t('list.sort.now', { sort: currentLabel ?? '' })}
        >
          <span>{currentLabel ?? t('list.sort.label')}</span>
        </Button>
      }
    >
      <MenuRadioGroup label={t('list.sort.label')} value={first?.column ?? ''} choices={choices} onChange={sortBy} />
      {first && (
        <>
          <MenuSeparator />
          <MenuRadioGroup<ColumnSort['direction']>
            label={t('list.sort.order')}
            value={first.direction}
            choices={(['asc', 'desc'] as const).map(value => ({ value, label: t(`table.direction.${value}`) }))}
            onChange={direction => onSort([{ ...first, direction }, ...sorts.slice(1)])}
          />
          <MenuSeparator />
          <MenuRadioGroup
            label={t('table.thenBy')}
            value={second?.column ?? ''}
            choices={[
              { value: '', label: t('table.noSecondSort') },
              ...choices.filter(({ value }) => value !== first.column),
            ]}
            onChange={thenBy}
          />
        </>
      )}
    </Menu>
  )
}
