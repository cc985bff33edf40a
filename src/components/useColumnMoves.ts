import { useState } from 'react'
import { useFormat } from '../language/format'
import { useTranslate } from '../language/useTranslate'
import { type Column, movedBeside, type Side } from './tableColumns'
import type { ColumnTable } from './useTable'

/** Moves a column to one side of another one. */
export type MoveBeside = (id: string, other: string, side: Side) => void

/**
 * Moves the columns of a table.
 * @returns `told` says in words where the last one came to stand among those shown, for people who do not see it
 */
export function useColumnMoves<Item>(table: ColumnTable, columns: readonly Column<Item>[]) {
  const told = usePlaceTold()
  const moveBeside: MoveBeside = (id, other, side) => {
    const shown = table.getVisibleLeafColumns().map(column => column.id)
    table.setColumnOrder(order => movedBeside(order, id, other, side))
    told.tell(columns.find(column => column.id === id)?.title ?? id, movedBeside(shown, id, other, side), id)
  }
  return { told: told.words, moveBeside }
}

/** The words for where a column came to stand in an order. They stay until another one is moved. */
export function usePlaceTold() {
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
