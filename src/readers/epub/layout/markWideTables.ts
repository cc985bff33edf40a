import { type ChapterPageLayout, getColumnTextWidthPx } from '../content/createEpubStyleSheet'
import { OVERFLOWING_TABLE_ATTRIBUTE, WIDE_TABLE_ATTRIBUTE } from '../content/cssRules/createWideContentCssRules'

/** Maximum difference of two widths that are treated as equal, in CSS pixels. Table borders have fractional widths. */
const TOLERANCE_PX = 1
/**
 * Maximum negative margin of a table, in CSS pixels. The table may extend this far into the gap between two columns.
 */
const OUTDENT_TOLERANCE_PX = 8
/**
 * A table is treated as wide if one of its rows has at least this number of cells. Such a table never fits on a page. A
 * measurement is not necessary, and could take up to a second.
 */
const WIDE_ROW_CELLS = 100

/**
 * Marks tables that are wider than the text column of the page, or wider than the box around the table. The style sheet
 * of the reader makes marked tables narrower.
 * @param chapter chapter with horizontal text
 */
export function markWideTables(chapter: Document, frame: ChapterPageLayout): void {
  const allTables = [...chapter.querySelectorAll('table')]
  const tablesWithWideRows = new Set(allTables.filter(hasWideRow))
  for (const table of tablesWithWideRows) table.setAttribute(WIDE_TABLE_ATTRIBUTE, '')
  const tables = allTables.filter(table => !tablesWithWideRows.has(table))
  if (tables.length === 0) return
  const inlineSizesBefore = tables.map(({ style }) => style.inlineSize)
  for (const table of tables) {
    table.removeAttribute(WIDE_TABLE_ATTRIBUTE)
    table.removeAttribute(OVERFLOWING_TABLE_ATTRIBUTE)
    table.style.setProperty('inline-size', 'min-content', 'important')
  }
  const minWidths = tables.map(widthOf)
  const columnWidth = getColumnTextWidthPx(frame)
  for (const [index, table] of tables.entries()) {
    table.style.inlineSize = inlineSizesBefore[index] ?? ''
    if ((minWidths[index] ?? 0) > columnWidth + TOLERANCE_PX) table.setAttribute(WIDE_TABLE_ATTRIBUTE, '')
  }
  const overflowing = tables.map(table => isOverflowing(table, columnWidth))
  for (const [index, table] of tables.entries())
    if (overflowing[index]) table.setAttribute(OVERFLOWING_TABLE_ATTRIBUTE, '')
}

/**
 * Whether a table with its margins is wider than the box around the table, or extends out of this box through a
 * negative margin. The CSS property `max-inline-size` is not sufficient to make such tables narrower: it does not limit
 * the margins, and WebKit ignores it for tables with a declared width.
 */
function isOverflowing(table: HTMLTableElement, columnWidth: number): boolean {
  const { parentElement } = table
  if (!parentElement) return false
  const { marginLeft, marginRight } = getComputedStyle(table)
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement)
  const lengths = [marginLeft, marginRight, paddingLeft, paddingRight].map(length => Number.parseFloat(length) || 0)
  const [startMargin = 0, endMargin = 0, startPadding = 0, endPadding = 0] = lengths
  const available = Math.min(columnWidth, parentElement.clientWidth - startPadding - endPadding)
  if (available <= 0) return false
  const isOutdented = Math.min(startMargin, endMargin) < -OUTDENT_TOLERANCE_PX
  return isOutdented || widthOf(table) + startMargin + endMargin > available + TOLERANCE_PX
}

const hasWideRow = ({ rows }: HTMLTableElement): boolean =>
  Array.from(rows).some(({ cells }) => cells.length >= WIDE_ROW_CELLS)

/**
 * Returns the width of a table in CSS pixels. If a table continues in further columns, returns the width of its widest
 * part. `offsetWidth` would be the distance from the first to the last of these columns.
 */
const widthOf = (table: Element): number => Math.max(0, ...Array.from(table.getClientRects(), ({ width }) => width))
