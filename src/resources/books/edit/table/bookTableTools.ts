import { parseInputNumber } from '../../../../forms/inputs/parseInputNumber'
import { type BookTableFieldName, type BookTableRow, isReadOnlyCell } from './bookTableFields'
import type { BookTableCellChange } from './bookTableReducer'

/** Row with the texts that its cells show. */
export type DisplayedRow = { row: BookTableRow; texts: Readonly<Record<BookTableFieldName, string>> }

/**
 * Result of a tool or of a paste. `skippedCount` is the number of cells that the tool or paste does not change, for
 * example because they are read-only or because the tool cannot compute a value.
 */
export type FillResult = { changes: BookTableCellChange[]; skippedCount: number }

/** Removes changes that have no effect, because the cell already shows the new text. */
export function removeEqualChanges({ changes, skippedCount }: FillResult, rows: readonly DisplayedRow[]): FillResult {
  const texts = new Map(rows.map(({ row, texts }) => [row.id, texts]))
  return { changes: changes.filter(({ row, name, text }) => texts.get(row.id)?.[name] !== text), skippedCount }
}

export type NumberColumn = 'number' | 'numberSort'

/**
 * Copies the number of each book to its sort number, or the sort number to the number. For example, the number `007`
 * becomes the sort number 7. Skips a book if the text to copy is not a valid number.
 */
export const copyNumbers = (rows: readonly DisplayedRow[], from: NumberColumn): FillResult =>
  fillColumn(rows, from === 'number' ? 'numberSort' : 'number', ({ texts }) => formatIfNumber(parse(texts[from])))

/** Numbers the books in ascending order from a start value, in steps of 1. */
export const numberAscending = (rows: readonly DisplayedRow[], name: NumberColumn, start: number): FillResult =>
  fillColumn(rows, name, (_, index) => formatIfNumber(start + index))

/** Adds a number to all sort numbers. Skips books without a valid sort number. */
export const shiftSortNumbers = (rows: readonly DisplayedRow[], offset: number): FillResult =>
  fillColumn(rows, 'numberSort', ({ texts }) => formatIfNumber(parse(texts.numberSort) + offset))

/**
 * Creates the titles of all books from a pattern. In the pattern, `{number}`, `{sort}`, `{title}` and `{series}` stand
 * for the values of each book. Skips all one-shots. Also skips a book if the new title would be empty.
 */
export const fillTitlesByPattern = (rows: readonly DisplayedRow[], pattern: string): FillResult =>
  fillColumn(rows, 'title', ({ row, texts }) => {
    const values = { number: texts.number, sort: texts.numberSort, title: texts.title, series: row.seriesTitle }
    const title = pattern.replace(/\{(number|sort|title|series)\}/g, (_, name: keyof typeof values) => values[name])
    return title.trim() || undefined
  })

function fillColumn(
  rows: readonly DisplayedRow[],
  name: BookTableFieldName,
  toText: (row: DisplayedRow, index: number) => string | undefined,
): FillResult {
  const changes = rows.flatMap((displayed, index) => {
    const text = isReadOnlyCell(displayed.row, name) ? undefined : toText(displayed, index)
    return text === undefined ? [] : [{ row: displayed.row, name, text }]
  })
  return { changes, skippedCount: rows.length - changes.length }
}

const parse = (text: string) => parseInputNumber(text) ?? Number.NaN

/**
 * Number of significant digits to which computed numbers are rounded. The rounding hides errors such as 1.1 - 1 =
 * 0.10000000000000009.
 */
const MAX_SIGNIFICANT_DIGITS = 12

const formatIfNumber = (value: number) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(MAX_SIGNIFICANT_DIGITS))) : undefined
