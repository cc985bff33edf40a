import type { CellValue } from '../tableDefinition'

/** Byte order mark: without it, spreadsheet programs read UTF-8 as another encoding. */
export const CSV_START = '\uFEFF'

/** Returns a row of a CSV file (RFC 4180) with its line end. */
export const toCsvRow = (values: readonly CellValue[]): string => `${values.map(toCsvField).join(',')}\r\n`

/**
 * Returns a field of a CSV file. Texts that a spreadsheet program would run as a formula get an apostrophe in front; numbers are unchanged.
 * Dates are in ISO 8601: times in UTC, days, and local times of the server without a zone.
 */
export function toCsvField(value: CellValue): string {
  if (typeof value === 'string') return quoteField(neutralizeFormula(value))
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return toIsoText(value)
  return 'day' in value ? toIsoText(value.day).slice(0, 10) : toIsoText(value.clock).replace('Z', '')
}

/** A leading tab or line break is ignored by some programs, so the character behind it counts too. */
const neutralizeFormula = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)

const quoteField = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const toIsoText = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z'))
