import { useState } from 'react'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { type Column, type ColumnSide, moveColumnBeside } from './tableColumns'
import type { ColumnTable } from './useTable'

/** Moves a column to one side of another one. */
export type MoveColumnBeside = (id: string, other: string, side: ColumnSide) => void

/**
 * Moves the columns of a table.
 * @returns `told` says in words where the last one came to stand among those shown, for people who do not see it
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

/** The words for where a column came to stand in an order. They stay until another one is moved. */
export function useColumnMoveAnnouncement() {
  const t = useTranslate()
  const { number } = useFormat()
  const [words, setWords] = useState('')
  const tell = (title: string, order: readonly string[], id: string) =>
    setWords(
      t('component.table.moved', {
        column: title,
        place: number(order.indexOf(id) + 1),
        total: number(order.length),
      }),
    )
  return { words, tell }
}
