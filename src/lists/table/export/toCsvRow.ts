import type { CellValue } from '../tableDefinition'

/** Byte order mark at the start of a CSV file. Spreadsheet programs need it to recognize UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/** Converts values to a row of a CSV file (RFC 4180). The row ends with a line break. */
export const toCsvRow = (values: readonly CellValue[]): string => `${values.map(toCsvField).join(',')}\r\n`

/**
 * Converts a value to a field of a CSV file. If a spreadsheet program would run a text or a part of it as a formula, an
 * apostrophe precedes the formula. Dates have the format ISO 8601.
 */
export function toCsvField(value: CellValue): string {
  if (typeof value === 'string') return quoteField(neutralizeFormula(value))
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return toIsoText(value)
  return 'day' in value ? toIsoText(value.day).slice(0, 10) : toIsoText(value.clock).replace('Z', '')
}

/**
 * Adds an apostrophe before a text that looks like a formula. Also adds an apostrophe before a tab or line break at the
 * start of the text. Some programs ignore these characters, and a formula may follow them.
 */
const neutralizeFormula = (text: string) => {
  const safeText = neutralizeInnerFormulas(text)
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${safeText}` : safeText
}

/**
 * Adds an apostrophe before each formula that follows a semicolon, tab or line break. In many countries, Excel splits
 * CSV files at semicolons. It then ignores the quotation marks of all fields except the first field of a row, so that
 * the rest of a text becomes a new cell or row.
 */
const neutralizeInnerFormulas = (text: string) => text.replace(/(?<=[;\t\r\n][\s"]*)[=+\-@＝＋－＠]/g, "'$&")

const quoteField = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const toIsoText = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z'))
