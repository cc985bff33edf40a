import type { ReactNode } from 'react'
import type { CardSlot } from '../cards/Card'

/** Definition of one column of a `DataTable`. */
export type Column<Item> = {
  id: string
  title: string
  /** Renders the cell. The main link of a row has the attribute `data-card-link` and the `tabIndex` of the slot. */
  cell: (item: Item, slot: CardSlot) => ReactNode
  /** Default width in CSS pixels. */
  size: number
  /** Sort key of the list that a click on the header applies; absent when the column cannot be sorted. */
  sort?: string
  /** Aligns the content to the end of the cell. */
  figures?: true
  /** Hidden by default. */
  hidden?: true
}

/** The user's column settings: order and hidden columns by id, widths in CSS pixels. Absent members use the defaults of the table. */
export type TableLayout = {
  order?: readonly string[]
  hidden?: readonly string[]
  sizes?: Readonly<Record<string, number>>
}

/** Minimum width of a column, in CSS pixels. */
export const LEAST_WIDTH = 56
/** Maximum width of a column, in CSS pixels. */
export const MOST_WIDTH = 900

/** Returns the column ids in the order of the layout. A column that the layout does not list follows its predecessor in the default order. */
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

/** Returns the order with a column moved by one position; unchanged at the ends. */
export function moveColumn(order: readonly string[], id: string, by: -1 | 1): string[] {
  const at = order.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= order.length) return [...order]
  const moved = [...order]
  moved.splice(at, 1)
  moved.splice(to, 0, id)
  return moved
}

/** Side of a column in reading direction. */
export type ColumnSide = 'before' | 'after'

/** Returns the order with a column moved next to another one; unchanged when either is missing. */
export function moveColumnBeside(order: readonly string[], id: string, other: string, side: ColumnSide): string[] {
  if (id === other || !order.includes(id) || !order.includes(other)) return [...order]
  const moved = order.filter(each => each !== id)
  moved.splice(moved.indexOf(other) + (side === 'after' ? 1 : 0), 0, id)
  return moved
}

/** Returns whether a layout shows a column. */
export function isColumnVisible({ id, hidden }: { id: string; hidden?: true }, layout: TableLayout): boolean {
  return layout.hidden ? !layout.hidden.includes(id) : !hidden
}

/** Returns the layout with a column shown or hidden. */
export function withColumnVisibility(
  columns: readonly { id: string; hidden?: true }[],
  layout: TableLayout,
  id: string,
  shown: boolean,
): TableLayout {
  const now = columns.filter(column => !isColumnVisible(column, layout)).map(column => column.id)
  return { ...layout, hidden: shown ? now.filter(other => other !== id) : [...new Set([...now, id])] }
}

/** Rounds a width in CSS pixels and limits it to the allowed range. */
export const clampColumnWidth = (width: number): number =>
  Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))

/** Validates a layout from storage. Invalid members are left out. */
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
