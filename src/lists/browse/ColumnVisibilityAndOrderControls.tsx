import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '../../components/controls/Checkbox'
import { IconButton } from '../../components/controls/IconButton'
import {
  changeColumnVisibility,
  isColumnVisible,
  moveColumnByOnePosition,
  sortColumnIdsByUserOrder,
} from '../../components/table/tableColumns'
import { useColumnMoveAnnouncement } from '../../components/table/useColumnReorder'
import { useTranslate } from '../../language/useTranslate'
import styles from './BrowseViewPopover.module.css'
import type { UseStoredColumnSettingsResult } from './useStoredColumnSettings'

/**
 * Checkboxes that show and hide table columns, and buttons that move them. Disabled buttons can still have the focus,
 * so that keyboard users do not lose their position.
 */
export function ColumnVisibilityAndOrderControls<Item>({
  columns,
  layout,
  onLayout,
}: UseStoredColumnSettingsResult<Item>) {
  const t = useTranslate()
  const order = sortColumnIdsByUserOrder(columns, layout)
  const visibleCount = columns.filter(column => isColumnVisible(column, layout)).length
  const announcement = useColumnMoveAnnouncement()
  const move = ({ id, title }: { id: string; title: string }, step: -1 | 1) => {
    const nextOrder = moveColumnByOnePosition(order, id, step)
    onLayout({ ...layout, order: nextOrder })
    announcement.announce(title, nextOrder, id)
  }
  return (
    <fieldset className={styles.columns}>
      <legend>{t('list.view.columns')}</legend>
      <p role="status" className="visually-hidden">
        {announcement.announcement}
      </p>
      <ul>
        {order.map((id, index) => {
          const column = columns.find(candidate => candidate.id === id)
          if (!column) return null
          const isVisible = isColumnVisible(column, layout)
          return (
            <li key={id}>
              <Checkbox
                checked={isVisible}
                disabled={isVisible && visibleCount === 1}
                onChange={next => onLayout(changeColumnVisibility(columns, layout, id, next))}
              >
                {column.title}
              </Checkbox>
              <IconButton
                icon={ArrowUp}
                label={t('list.view.moveUp', { column: column.title })}
                aria-disabled={index === 0}
                onClick={index === 0 ? undefined : () => move(column, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('list.view.moveDown', { column: column.title })}
                aria-disabled={index === order.length - 1}
                onClick={index === order.length - 1 ? undefined : () => move(column, 1)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
