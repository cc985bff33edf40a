import {
  type BookTableFieldName,
  type BookTableRow,
  bookTableFieldNames,
  isReadOnlyCell,
  normalizeCellText,
} from './bookTableFields'
import type { FillResult } from './bookTableTools'

/**
 * Parses the text that a spreadsheet puts on the clipboard: rows in lines, cells separated by tabs. A cell with a line
 * break, a tab or a quote is in double quotes. A line break inside a cell becomes a space.
 * @returns texts of the cells, row by row
 */
export function parseSpreadsheetText(text: string): string[][] {
  const rows: string[][] = [[]]
  // Each match consists of a cell and a separator. The separator is a tab, a line break, or an empty string at the end
  // of the text.
  for (const [, quoted, plain = '', separator] of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : joinLines(quoted.replaceAll('""', '"')))
    if (separator === '\n') rows.push([])
    if (separator === '') break
  }
  return rows
}

const joinLines = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim())
    .join(' ')

/**
 * Creates the changes that fill the table with pasted cells. The first pasted cell fills the cell in the row `rowIndex`
 * and the column `name`. Further pasted rows fill the table rows below. Further cells of a pasted row fill the next
 * columns. A pasted sort number is converted to the number that will be saved.
 * @returns the changes, and the number of pasted cells whose target is read-only or outside of the table
 */
export function fillPastedCells(
  rows: readonly BookTableRow[],
  rowIndex: number,
  name: BookTableFieldName,
  cells: readonly (readonly string[])[],
): FillResult {
  const columnIndex = bookTableFieldNames.indexOf(name)
  const changes = cells.flatMap((line, lineIndex) =>
    line.flatMap((text, cellIndex) => {
      const row = rows[rowIndex + lineIndex]
      const column = bookTableFieldNames[columnIndex + cellIndex]
      return row && column && !isReadOnlyCell(row, column)
        ? [{ row, name: column, text: normalizeCellText(column, text.trim()) }]
        : []
    }),
  )
  return { changes, skippedCount: cells.reduce((count, line) => count + line.length, 0) - changes.length }
}
