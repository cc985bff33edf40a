import type { CellValue } from '../tableDefinition'

/** Byte order mark, without which spreadsheet programs do not recognize UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/** Returns a row of a CSV file (RFC 4180), including the line end. */
export const toCsvRow = (values: readonly CellValue[]): string => `${values.map(toCsvField).join(',')}\r\n`

/**
 * Returns a value as a CSV field. A text that spreadsheet programs would run as a formula gets a leading apostrophe.
 * Dates are in ISO 8601.
 */
export function toCsvField(value: CellValue): string {
  if (typeof value === 'string') return quoteField(neutralizeFormula(value))
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return toIsoText(value)
  return 'day' in value ? toIsoText(value.day).slice(0, 10) : toIsoText(value.clock).replace('Z', '')
}

/**
 * Adds an apostrophe before a text that looks like a formula. Texts with a leading tab or line break get an apostrophe
 * too, because some programs ignore these characters.
 */
const neutralizeFormula = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)

const quoteField = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const toIsoText = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z'))
