import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '../../components/controls/Checkbox'
import { IconButton } from '../../components/controls/IconButton'
import { isColumnVisible, moveColumn, orderOf, withColumnVisibility } from '../../components/table/tableColumns'
import { useColumnMoveAnnouncement } from '../../components/table/useColumnReorder'
import { useTranslate } from '../../language/useTranslate'
import type { TableColumns } from './useTableColumns'
import styles from './ViewPopover.module.css'

/**
 * Checkboxes and buttons for the visibility and order of table columns. The last visible column cannot be hidden.
 * Disabled move buttons stay focusable, so that keyboard users keep the focus.
 */
export function ColumnSettings<Item>({ columns, layout, onLayout }: TableColumns<Item>) {
  const t = useTranslate()
  const order = orderOf(columns, layout)
  const shown = columns.filter(column => isColumnVisible(column, layout)).length
  const told = useColumnMoveAnnouncement()
  const move = ({ id, title }: { id: string; title: string }, by: -1 | 1) => {
    const moved = moveColumn(order, id, by)
    onLayout({ ...layout, order: moved })
    told.tell(title, moved, id)
  }
  return (
    <fieldset className={styles.columns}>
      <legend>{t('list.view.columns')}</legend>
      <p role="status" className="spoken">
        {told.words}
      </p>
      <ul>
        {order.map((id, at) => {
          const column = columns.find(each => each.id === id)
          if (!column) return null
          const on = isColumnVisible(column, layout)
          return (
            <li key={id}>
              <Checkbox
                checked={on}
                disabled={on && shown === 1}
                onChange={next => onLayout(withColumnVisibility(columns, layout, id, next))}
              >
                {column.title}
              </Checkbox>
              <IconButton
                icon={ArrowUp}
                label={t('list.view.moveUp', { column: column.title })}
                aria-disabled={at === 0}
                onClick={at === 0 ? undefined : () => move(column, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('list.view.moveDown', { column: column.title })}
                aria-disabled={at === order.length - 1}
                onClick={at === order.length - 1 ? undefined : () => move(column, 1)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
