import { useTranslate } from '../../../language/useTranslate'
import type { FetchListPage } from '../../paging/useFetchListPage'
import { useCellTextFormatters } from '../useCellTextFormatters'
import { type CsvColumn, exportRowsAsCsv } from './exportRowsAsCsv'
import { FileExportButton } from './FileExportButton'

type CsvExportButtonProps<Item> = {
  /** Start of the file name. The current date follows. */
  name: string
  columns: readonly CsvColumn<Item>[]
  fetchPage: FetchListPage<Item>
  completeRows?: (rows: readonly Item[]) => Promise<readonly Item[]>
  disabled: boolean
}

/** Button that saves all rows of a list as a CSV file. */
export function CsvExportButton<Item extends { id: string }>({
  name,
  columns,
  fetchPage,
  completeRows,
  disabled,
}: CsvExportButtonProps<Item>) {
  const t = useTranslate()
  const texts = useCellTextFormatters()
  const titles = columns.map(({ labelKey }) => t(labelKey))
  return (
    <FileExportButton
      label={t('export.csv')}
      fileName={`${name}-${new Date().toISOString().slice(0, 10)}.csv`}
      createFile={options => exportRowsAsCsv({ ...options, fetchPage, completeRows, columns, titles, texts })}
      disabled={disabled}
    />
  )
}
