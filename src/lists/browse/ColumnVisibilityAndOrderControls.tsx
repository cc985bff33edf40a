import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react'
import { Checkbox } from '../../components/controls/Checkbox'
import { IconButton } from '../../components/controls/IconButton'
import { findShownColumnWidth } from '../../components/table/findShownColumnWidth'
import {
  changeColumnVisibility,
  clampColumnWidth,
  type DataTableColumn,
  isColumnVisible,
  MAX_COLUMN_WIDTH_PX,
  MIN_COLUMN_WIDTH_PX,
  moveColumnByOnePosition,
  sortColumnIdsByUserOrder,
} from '../../components/table/tableColumns'
import { useColumnMoveAnnouncement } from '../../components/table/useColumnReorder'
import { useTranslate } from '../../language/useTranslate'
import styles from './BrowseViewPopover.module.css'
import type { UseStoredColumnSettingsResult } from './useStoredColumnSettings'

type ColumnControlsProps<Item> = UseStoredColumnSettingsResult<Item> & {
  /** Whether the rows are shown as cards. Cards have no column widths, so the buttons for the widths are missing. */
  isCards?: boolean
}

/**
 * Checkboxes that show and hide table columns, and buttons that move and resize them. Disabled buttons can still have
 * the focus, so that keyboard users do not lose their position.
 */
export function ColumnVisibilityAndOrderControls<Item>(props: ColumnControlsProps<Item>) {
  const { columns, layout, onLayout, isCards } = props
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
              {isVisible && !isCards && <ColumnWidthButtons {...props} column={column} />}
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

/** Number of CSS pixels by which a click changes the width of a column. */
const WIDTH_STEP_PX = 32

type ColumnWidthButtonsProps<Item> = ColumnControlsProps<Item> & { column: DataTableColumn<Item> }

/** Buttons that make a column narrower or wider, for users who cannot drag its edge. */
function ColumnWidthButtons<Item>({ column: { id, title, size }, layout, onLayout }: ColumnWidthButtonsProps<Item>) {
  const t = useTranslate()
  const width = layout.sizes?.[id] ?? size
  const resize = (stepPx: number) =>
    onLayout({
      ...layout,
      sizes: { ...layout.sizes, [id]: clampColumnWidth((findShownColumnWidth(id) ?? width) + stepPx) },
    })
  const isNarrowest = width <= MIN_COLUMN_WIDTH_PX
  const isWidest = width >= MAX_COLUMN_WIDTH_PX
  return (
    <>
      <IconButton
        icon={ChevronsRightLeft}
        label={t('list.view.narrower', { column: title })}
        aria-disabled={isNarrowest}
        onClick={isNarrowest ? undefined : () => resize(-WIDTH_STEP_PX)}
      />
      <IconButton
        icon={ChevronsLeftRight}
        label={t('list.view.wider', { column: title })}
        aria-disabled={isWidest}
        onClick={isWidest ? undefined : () => resize(WIDTH_STEP_PX)}
      />
    </>
  )
}
