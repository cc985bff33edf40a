import { useMemo, useRef } from 'react'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Dialog } from '../../../../components/overlays/Dialog'
import { CancelAndSaveButtons } from '../../../../dialogs/CancelAndSaveButtons'
import { useRestorableDialogUserInput } from '../../../../dialogs/dialogStore'
import type { LoadedRecordsFormProps } from '../../../../dialogs/EditRecordsLoader'
import { saveFailureText } from '../../../../dialogs/saveFailureText'
import { useCloseDialogWithConfirmation } from '../../../../dialogs/useCloseDialogWithConfirmation'
import type { Book } from '../../../../generated/model.schemas'
import { BookTable, type BookTableHandle } from './BookTable'
import styles from './BookTable.module.css'
import { BookTableConflicts } from './BookTableConflicts'
import { BookTableHead } from './BookTableHead'
import { BookTableStatus } from './BookTableStatus'
import { BookTableToolForm } from './BookTableToolForm'
import { type BookTableFieldName, bookTableFieldNames, toBookTableRow } from './bookTableFields'
import { useBookTableDraft } from './useBookTableDraft'
import { useBookTableTools } from './useBookTableTools'
import { useSaveBookTable } from './useSaveBookTable'

type BookTableFormProps = LoadedRecordsFormProps & {
  books: readonly Book[]
  /** Returns whether the last fetch of the books has shown that a book was deleted. */
  isDeleted: (id: string) => boolean
}

/** Form with a row for each book. All changed cells are saved together. */
export function BookTableForm({ title, refetch, books, isDeleted, onClose }: BookTableFormProps) {
  const rows = useMemo(() => books.map(toBookTableRow), [books])
  const table = useBookTableDraft(rows, useRestorableDialogUserInput())
  const handle = useRef<BookTableHandle>(null)
  const saveState = useSaveBookTable({ table, refetch, isDeleted, onSaved: () => onClose(true) })
  const isChanged = table.changedCount > 0
  const leave = useCloseDialogWithConfirmation(isChanged, title, onClose)
  const focusCell = (rowIndex: number, name: BookTableFieldName) =>
    handle.current?.focusControl({ rowIndex, controlIndex: 2 * bookTableFieldNames.indexOf(name) })
  const { tool, setTool, closeTool, filled, fill, undo } = useBookTableTools(table, name =>
    handle.current?.focusTools(name),
  )
  const save = () => {
    const [invalidCell] = table.invalidCells
    if (invalidCell) focusCell(invalidCell.rowIndex, invalidCell.name)
    else saveState.start()
  }
  return (
    <Dialog
      open
      size="full"
      title={title}
      onClose={leave}
      busy={saveState.busy}
      actions={<CancelAndSaveButtons isChanged={isChanged} busy={saveState.busy} onSave={save} onCancel={leave} />}
    >
      <div className={styles.form}>
        {saveState.failure !== undefined && <ErrorState inline text={saveFailureText(saveState.failure)} />}
        <BookTableConflicts table={table} focusCell={focusCell} />
        {tool && (
          <BookTableToolForm
            key={tool.kind}
            tool={tool}
            toDisplayedRows={table.toDisplayedRows}
            onFill={fill}
            onClose={closeTool}
          />
        )}
        <BookTableStatus table={table} filled={filled} onUndo={undo} />
        <BookTable
          ref={handle}
          label={title}
          table={table}
          head={<BookTableHead table={table} onFill={fill} onOpenTool={setTool} />}
          onFill={fill}
        />
      </div>
    </Dialog>
  )
}
