import { EyeOff, Library, ListRestart, RotateCcw, Upload } from 'lucide-react'
import { useMemo } from 'react'
import type { TableSelectionOptions } from '../../lists/table/recordTableProps'
import type { TableSelectedRecords } from '../../lists/table/TableSelectionBar'
import { applyChoiceToImportRows, chooseSeriesOfImportRows, importReadyRows, retryImportRows } from './importRowActions'
import { type ImportTableRow, isImportRowEditable } from './importTableRows'
import { useRunningBookImport } from './useRunningBookImport'

type Selected = TableSelectedRecords<ImportTableRow>

/** Returns the selection options of the import table. The options contain the actions for the selected files. */
export function useImportTableSelection(): TableSelectionOptions<ImportTableRow> {
  const bookImport = useRunningBookImport()
  return useMemo(() => {
    const currentRows = async (selected: Selected): Promise<ImportTableRow[]> => {
      const ids = new Set((await selected.collect()).map(({ id }) => id))
      return bookImport.rows.get().filter(({ id }) => ids.has(id))
    }
    const setSkipped = (isSkipped: boolean) => async (selected: Selected) => {
      const rows = (await currentRows(selected)).filter(isImportRowEditable)
      await applyChoiceToImportRows(
        bookImport,
        rows.map(({ id }) => id),
        { isSkipped },
      )
    }
    return {
      titleOf: ({ file }) => file.name,
      actions: [
        {
          id: 'series',
          labelKey: 'page.importBooks.chooseSeries',
          icon: Library,
          run: async selected =>
            chooseSeriesOfImportRows(bookImport, (await currentRows(selected)).filter(isImportRowEditable)),
        },
        {
          id: 'import',
          labelKey: 'page.importBooks.importSelected',
          icon: Upload,
          run: async selected => importReadyRows(bookImport, await currentRows(selected)),
        },
        { id: 'skip', labelKey: 'page.importBooks.skip', icon: EyeOff, run: setSkipped(true) },
        {
          id: 'retry',
          labelKey: 'page.importBooks.retry',
          icon: RotateCcw,
          run: async selected => retryImportRows(bookImport, await currentRows(selected)),
        },
        { id: 'include', labelKey: 'page.importBooks.include', icon: ListRestart, run: setSkipped(false) },
      ],
    }
  }, [bookImport])
}
