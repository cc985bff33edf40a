import { useState } from 'react'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { type Column, type ColumnSide, moveColumnBeside } from './tableColumns'
import type { ColumnTable } from './useTable'

/** Moves a column next to another one. */
export type MoveColumnBeside = (id: string, other: string, side: ColumnSide) => void

/**
 * Reorders the columns of a table.
 * @returns the function that moves a column, and a text for a live region with the new position of the column moved last
 */
export function useColumnReorder<Item>(table: ColumnTable, columns: readonly Column<Item>[]) {
  const told = useColumnMoveAnnouncement()
  const moveBeside: MoveColumnBeside = (id, other, side) => {
    const shown = table.getVisibleLeafColumns().map(column => column.id)
    table.setColumnOrder(order => moveColumnBeside(order, id, other, side))
    told.tell(columns.find(column => column.id === id)?.title ?? id, moveColumnBeside(shown, id, other, side), id)
  }
  return { told: told.words, moveBeside }
}

/** Text for a live region that announces the new position of a moved column. The text stays until the next move. */
export function useColumnMoveAnnouncement() {
  const t = useTranslate()
  const { number } = useFormat()
  const [announcement, setAnnouncement] = useState('')
  const announce = (title: string, order: readonly string[], id: string) =>
    setAnnouncement(
      t('component.table.moved', {
        column: title,
        place: number(order.indexOf(id) + 1),
        total: number(order.length),
      }),
    )
  return { words: announcement, tell: announce }
}
