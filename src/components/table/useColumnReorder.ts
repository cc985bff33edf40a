import { useState } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { type ColumnDropSide, type DataTableColumn, moveColumnBeside } from './tableColumns'
import type { TableColumnModel } from './useTableColumnModel'

/** Moves a column next to another column. */
export type MoveColumnBeside = (id: string, other: string, side: ColumnDropSide) => void

/**
 * Lets the user reorder the columns of a table.
 * @returns the function that moves a column, and a screen reader text about the last move
 */
export function useColumnReorder<Item>(table: TableColumnModel, columns: readonly DataTableColumn<Item>[]) {
  const moveAnnouncement = useColumnMoveAnnouncement()
  const moveBeside: MoveColumnBeside = (id, other, side) => {
    const visibleIds = table.getVisibleLeafColumns().map(column => column.id)
    table.setColumnOrder(order => moveColumnBeside(order, id, other, side))
    moveAnnouncement.announce(
      columns.find(column => column.id === id)?.title ?? id,
      moveColumnBeside(visibleIds, id, other, side),
      id,
    )
  }
  return { announcement: moveAnnouncement.announcement, moveBeside }
}

/** Manages the screen reader text with the new position of a moved column. The text stays until the next move. */
export function useColumnMoveAnnouncement() {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const [announcement, setAnnouncement] = useState('')
  const announce = (title: string, order: readonly string[], id: string) =>
    setAnnouncement(
      t('component.table.moved', {
        column: title,
        place: number(order.indexOf(id) + 1),
        total: number(order.length),
      }),
    )
  return { announcement, announce }
}
