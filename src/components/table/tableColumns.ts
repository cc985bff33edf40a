import type { ReactNode } from 'react'
import type { CardSlot } from '../cards/Card'

/** One column of a table. */
export type Column<Item> = {
  id: string
  title: string
  /** What stands in it; the link that a row leads to carries `data-card-link` and the slot's tab stop. */
  cell: (item: Item, slot: CardSlot) => ReactNode
  /** In pixels, before a person changes it. */
  size: number
  /** The order of the list that its head leads to. */
  sort?: string
  /** Figures stand at the end of their cell. */
  figures?: true
  /** Not shown before a person asks for it. */
  hidden?: true
}

/** What a person made of the columns: their order, those not shown, their widths. Absent members are as the table has them. */
export type TableLayout = {
  order?: readonly string[]
  hidden?: readonly string[]
  sizes?: Readonly<Record<string, number>>
}

export const LEAST_WIDTH = 56
export const MOST_WIDTH = 900

/** Ids in the order of the layout; columns that the layout does not know come after those before them in the table. */
export function orderOf(columns: readonly { id: string }[], { order }: TableLayout): string[] {
  const ids = columns.map(({ id }) => id)
  const known = (order ?? []).filter((id, at, all) => ids.includes(id) && all.indexOf(id) === at)
  for (const [at, id] of ids.entries()) {
    if (known.includes(id)) continue
    const before = known.indexOf(ids[at - 1] ?? '')
    known.splice(before + 1, 0, id)
  }
  return known
}

/** Moves a column by one place; at an end it stays. */
export function moveColumn(order: readonly string[], id: string, by: -1 | 1): string[] {
  const at = order.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= order.length) return [...order]
  const moved = [...order]
  moved.splice(at, 1)
  moved.splice(to, 0, id)
  return moved
}

export type ColumnSide = 'before' | 'after'

/** Moves a column to one side of another one. */
export function moveColumnBeside(order: readonly string[], id: string, other: string, side: ColumnSide): string[] {
  if (id === other || !order.includes(id) || !order.includes(other)) return [...order]
  const moved = order.filter(each => each !== id)
  moved.splice(moved.indexOf(other) + (side === 'after' ? 1 : 0), 0, id)
  return moved
}

/** Whether a column is shown. */
export function isColumnVisible({ id, hidden }: { id: string; hidden?: true }, layout: TableLayout): boolean {
  return layout.hidden ? !layout.hidden.includes(id) : !hidden
}

/** Shows or hides a column. */
export function withColumnVisibility(
  columns: readonly { id: string; hidden?: true }[],
  layout: TableLayout,
  id: string,
  shown: boolean,
): TableLayout {
  const now = columns.filter(column => !isColumnVisible(column, layout)).map(column => column.id)
  return { ...layout, hidden: shown ? now.filter(other => other !== id) : [...new Set([...now, id])] }
}

/** A width within bounds, whole. */
export const clampColumnWidth = (width: number): number =>
  Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))

/** Reads a layout that was stored; whatever is none is left out. */
export function parseTableLayout(value: unknown): TableLayout {
  if (typeof value !== 'object' || value === null) return {}
  const { order, hidden, sizes }: Record<string, unknown> = { ...value }
  return {
    ...(isTexts(order) && { order }),
    ...(isTexts(hidden) && { hidden }),
    ...(isWidths(sizes) && { sizes }),
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')

const isWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(width => typeof width === 'number' && width === clampColumnWidth(width))
