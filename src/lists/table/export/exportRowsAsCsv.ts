import type { FetchListPage } from '../../paging/useFetchListPage'
import { collectPagedItems } from '../../selection/collectPagedItems'
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

/**
 * Writes all rows of a list to a CSV file. Fetches the rows page by page. If the list changes in the meantime, the file
 * still contains each row once, see {@link collectPagedItems}. To save memory, discards the rows of a page after it has
 * converted them to CSV.
 * @returns the file, and the number of rows
 * @throws the error of a failed request, or the abort reason of the signal
 */
export async function exportRowsAsCsv<Item extends { id: string }>(
  input: ExportRowsAsCsvOptions<Item>,
): Promise<{ file: Blob; count: number }> {
  const { fetchPage, completeRows, columns, titles, texts, signal, onProgress } = input
  const lines = await collectPagedItems({
    fetchPage: async (page, size) => {
      const { items, total } = await fetchPage(page, size, signal)
      return { items: completeRows ? await completeRows(items) : items, total }
    },
    toPart: item => toCsvRow(columns.map(column => column.value(item, texts))),
    onProgress: ({ fetched, total }) => onProgress(fetched, Math.max(fetched, total)),
    signal,
  })
  const parts = [CSV_BYTE_ORDER_MARK, toCsvRow(titles), ...lines]
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count: lines.length }
}
