import type { CellValue } from '../tableDefinition'

/** Byte order mark: without it, spreadsheet programs read UTF-8 as another encoding. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/** Returns a row of a CSV file (RFC 4180) with its line end. */
export const toCsvRow = (values: readonly CellValue[]): string => `${values.map(toCsvField).join(',')}\r\n`

/**
 * Returns a field of a CSV file. A text that a spreadsheet program would run as a formula gets a leading apostrophe;
 * numbers are unchanged. Dates are written in ISO 8601: instants in UTC, calendar days, and server times without a time
 * zone.
 */
export function toCsvField(value: CellValue): string {
  if (typeof value === 'string') return quoteField(neutralizeFormula(value))
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return toIsoText(value)
  return 'day' in value ? toIsoText(value.day).slice(0, 10) : toIsoText(value.clock).replace('Z', '')
}

/** Some programs ignore a leading tab or line break, so the character after it is checked too. */
const neutralizeFormula = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)

const quoteField = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const toIsoText = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z'))
