import type { FetchListPage } from '../../paging/useFetchListPage'
import type { CellTextFormatters, RecordTableColumn } from '../tableDefinition'
import { CSV_BYTE_ORDER_MARK, toCsvRow } from './toCsvRow'

export type CsvColumn<Item> = Pick<RecordTableColumn<Item>, 'labelKey' | 'value'>

export type ExportRowsAsCsvOptions<Item> = {
  fetchPage: FetchListPage<Item>
  /** Loads values that the table loads only for visible rows. Returns the given rows with all their values. */
  completeRows?: (rows: readonly Item[]) => Promise<readonly Item[]>
  columns: readonly CsvColumn<Item>[]
  titles: readonly string[]
  texts: CellTextFormatters
  signal: AbortSignal
  onProgress: (exported: number, total: number) => void
}

/** Number of rows that each request fetches. */
export const EXPORT_PAGE_SIZE = 500

/**
 * Writes all rows of a list to a CSV file. Fetches the rows page by page. To save memory, discards the rows of a page
 * after it has converted them to CSV.
 * @returns the file, and the number of rows
 * @throws the error of a failed request, or the abort reason of the signal
 */
export async function exportRowsAsCsv<Item>(
  input: ExportRowsAsCsvOptions<Item>,
): Promise<{ file: Blob; count: number }> {
  const { fetchPage, completeRows, columns, titles, texts, signal, onProgress } = input
  const parts = [CSV_BYTE_ORDER_MARK + toCsvRow(titles)]
  let count = 0
  for (let page = 0; ; page += 1) {
    signal.throwIfAborted()
    const { items, total } = await fetchPage(page, EXPORT_PAGE_SIZE, signal)
    const rows = completeRows ? await completeRows(items) : items
    signal.throwIfAborted()
    parts.push(rows.map(item => toCsvRow(columns.map(column => column.value(item, texts)))).join(''))
    count += items.length
    onProgress(count, Math.max(count, total))
    if (items.length === 0 || (page + 1) * EXPORT_PAGE_SIZE >= total)
      return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count }
  }
}
