import type { ReactNode } from 'react'
import type { CardKeyboardNavigationProps } from '../cards/CoverCard'

export type DataTableColumn<Item> = {
  id: string
  title: string
  /**
   * Renders a cell. If the cell contains the main link of the row, the link needs the attribute `data-card-link` and
   * the `tabIndex` from the argument `slot`.
   */
  cell: (item: Item, slot: CardKeyboardNavigationProps) => ReactNode
  /** Default width of this table column, in CSS pixels. */
  size: number
  /**
   * Width to which the column shrinks if the table is narrow, in CSS pixels. The default is
   * {@link DEFAULT_SHRUNK_WIDTH_PX}, or `size` in numeric columns. Columns that the user has resized do not shrink.
   */
  minSize?: number
  /**
   * Factor for the remaining width of a wide table. For example, a column with the factor 2 receives twice as much as a
   * column with the factor 1, and a column without a factor receives nothing. If no column has a factor, the first
   * column grows up to a limit, and the last column receives the rest.
   */
  growth?: number
  /** Sort key for a click on the column header. Absent if the table cannot be sorted by this column. */
  sortKey?: string
  numeric?: true
  hidden?: true
}

/**
 * Column settings of the user. `order` and `hidden` contain column ids. `sizes` contains the column widths in CSS
 * pixels by column id. If a setting is missing, the table uses its default.
 */
export type UserColumnSettings = {
  order?: readonly string[]
  hidden?: readonly string[]
  sizes?: Readonly<Record<string, number>>
}

/** Minimum width of a column, in CSS pixels. */
export const MIN_COLUMN_WIDTH_PX = 56
/** Maximum width of a column, in CSS pixels. */
export const MAX_COLUMN_WIDTH_PX = 900

/** Default of `minSize` for non-numeric columns: width in CSS pixels to which a column shrinks in a narrow table. */
const DEFAULT_SHRUNK_WIDTH_PX = 104

/** Width of the column with the checkboxes, and width of the column with the row actions, in CSS pixels. */
const CHECK_COLUMN_WIDTH_PX = 40
const ACTIONS_COLUMN_WIDTH_PX = 48

/**
 * Maximum width of the first column in CSS pixels, in a table whose columns have no `growth`. Wider rows are hard to
 * read.
 */
const MAX_FIRST_COLUMN_WIDTH_PX = 640

type ColumnWidthOptions = Pick<DataTableColumn<unknown>, 'size' | 'minSize' | 'growth' | 'numeric'> & {
  /** Whether the user has chosen the width. The column then neither shrinks nor grows. */
  isResized?: boolean
}

/**
 * Returns the CSS value `grid-template-columns` of a row, and the minimum width of a row in CSS pixels. In a narrow
 * table, all columns shrink together. Each column shrinks in proportion to the difference between its width and its
 * minimum width. In a wide table, the columns with a `growth` receive the remaining width. If no column has a `growth`,
 * the first column grows up to a limit, and the last column receives the rest. Columns that the user has resized do not
 * change. Numeric columns shrink only if they have a `minSize`, and grow only if they have a `growth`.
 * @param columns visible columns from start to end. `size` is the width in CSS pixels
 * @param extra additional columns of the table. `check` adds a column of checkboxes, and `actions` adds a column of row
 *   actions
 */
export function buildGridColumns(
  columns: readonly ColumnWidthOptions[],
  extra: { check: boolean; actions: boolean },
): { templateColumns: string; minRowWidthPx: number } {
  const minimums = columns.map(({ size, numeric, minSize = numeric ? size : DEFAULT_SHRUNK_WIDTH_PX, isResized }) =>
    isResized ? size : Math.min(size, minSize),
  )
  const extraWidthPx = (extra.check ? CHECK_COLUMN_WIDTH_PX : 0) + (extra.actions ? ACTIONS_COLUMN_WIDTH_PX : 0)
  const minRowWidthPx = minimums.reduce((sum, minimum) => sum + minimum, extraWidthPx)
  const totalSlackPx = columns.reduce((sum, { size }) => sum + size, extraWidthPx) - minRowWidthPx
  const areSharesGiven = columns.some(({ growth, isResized }) => growth !== undefined && !isResized)
  const tracks = columns.map(({ size, growth, numeric, isResized }, index) => {
    const minimum = minimums[index] ?? size
    const share = Math.floor(((size - minimum) / totalSlackPx) * 1e4) / 1e4
    const width =
      size > minimum
        ? `clamp(${minimum}px, ${minimum}px + (100% - ${minRowWidthPx}px) * ${share}, ${size}px)`
        : `${size}px`
    if (isResized || (numeric && !growth)) return width
    if (areSharesGiven) return growth === undefined ? width : `minmax(${width}, ${growth}fr)`
    if (index === columns.length - 1) return `minmax(${width}, 1fr)`
    return index === 0 ? `minmax(${width}, ${MAX_FIRST_COLUMN_WIDTH_PX}px)` : width
  })
  const templateColumns = [
    ...(extra.check ? [`${CHECK_COLUMN_WIDTH_PX}px`] : []),
    ...tracks,
    ...(extra.actions ? [`${ACTIONS_COLUMN_WIDTH_PX}px`] : []),
  ].join(' ')
  return { templateColumns, minRowWidthPx }
}

/**
 * Returns all column ids in the order that the user chose. If this order does not contain a column, the column comes
 * directly after its predecessor in `columns`.
 */
export function sortColumnIdsByUserOrder(columns: readonly { id: string }[], { order }: UserColumnSettings): string[] {
  const ids = columns.map(({ id }) => id)
  const ordered = (order ?? []).filter((id, index, all) => ids.includes(id) && all.indexOf(id) === index)
  for (const [index, id] of ids.entries()) {
    if (ordered.includes(id)) continue
    const before = ordered.indexOf(ids[index - 1] ?? '')
    ordered.splice(before + 1, 0, id)
  }
  return ordered
}

/** Returns the column order after a column is moved by a single position, towards the start or the end. */
export function moveColumnByOnePosition(order: readonly string[], id: string, offset: -1 | 1): string[] {
  const index = order.indexOf(id)
  const target = index + offset
  if (index < 0 || target < 0 || target >= order.length) return [...order]
  const moved = [...order]
  moved.splice(index, 1)
  moved.splice(target, 0, id)
  return moved
}

/**
 * Side of a column on which the user drops a dragged column. In a right-to-left language, `before` is the right side.
 */
export type ColumnDropSide = 'before' | 'after'

/**
 * Returns the column order after a column is moved next to another column. The order stays unchanged if either column
 * is missing.
 */
export function moveColumnBeside(order: readonly string[], id: string, other: string, side: ColumnDropSide): string[] {
  if (id === other || !order.includes(id) || !order.includes(other)) return [...order]
  const moved = order.filter(columnId => columnId !== id)
  moved.splice(moved.indexOf(other) + (side === 'after' ? 1 : 0), 0, id)
  return moved
}

/** Returns whether a column is visible with the settings of the user. */
export function isColumnVisible({ id, hidden }: { id: string; hidden?: true }, layout: UserColumnSettings): boolean {
  return layout.hidden ? !layout.hidden.includes(id) : !hidden
}

/** Returns the user's column settings after a column is shown or hidden. */
export function changeColumnVisibility(
  columns: readonly { id: string; hidden?: true }[],
  layout: UserColumnSettings,
  id: string,
  isShown: boolean,
): UserColumnSettings {
  const hiddenIds = columns.filter(column => !isColumnVisible(column, layout)).map(column => column.id)
  return { ...layout, hidden: isShown ? hiddenIds.filter(other => other !== id) : [...new Set([...hiddenIds, id])] }
}

/** Rounds a width in CSS pixels and limits the width to the allowed range. */
export const clampColumnWidth = (width: number): number =>
  Math.round(Math.max(MIN_COLUMN_WIDTH_PX, Math.min(MAX_COLUMN_WIDTH_PX, width)))

/** Validates stored column settings. Drops invalid parts. */
export function parseUserColumnSettings(value: unknown): UserColumnSettings {
  if (typeof value !== 'object' || value === null) return {}
  const { order, hidden, sizes }: Record<string, unknown> = { ...value }
  return {
    ...(isStringArray(order) && { order }),
    ...(isStringArray(hidden) && { hidden }),
    ...(isWidthRecord(sizes) && { sizes }),
  }
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')

const isWidthRecord = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(width => typeof width === 'number' && width === clampColumnWidth(width))
