import { Undo2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { errorText } from '../../../../api/errorText'
import { Button } from '../../../../components/controls/Button'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Dialog } from '../../../../components/overlays/Dialog'
import { useRestorableDialogUserInput } from '../../../../dialogs/dialogStore'
import type { LoadedRecordsFormProps } from '../../../../dialogs/EditRecordsLoader'
import { useCloseDialogWithConfirmation } from '../../../../dialogs/useCloseDialogWithConfirmation'
import type { Book } from '../../../../generated/model.schemas'
import { useTranslate } from '../../../../language/useTranslate'
import { BookTable, type BookTableHandle } from './BookTable'
import styles from './BookTable.module.css'
import { BookTableConflicts } from './BookTableConflicts'
import { BookTableHead, type BookTableToolWithInput } from './BookTableHead'
import { BookTableToolForm } from './BookTableToolForm'
import { type BookTableFieldName, bookTableFieldNames, toBookTableRow } from './bookTableFields'
import type { FilledCells } from './bookTableTools'
import { type UseBookTableDraftResult, useBookTableDraft } from './useBookTableDraft'
import { useSaveBookTable } from './useSaveBookTable'

/** Form with a row for each book. All changed cells are saved together. */
export function BookTableForm({ title, refetch, books, onClose }: LoadedRecordsFormProps & { books: readonly Book[] }) {
  const t = useTranslate()
  const rows = useMemo(() => books.map(toBookTableRow), [books])
  const table = useBookTableDraft(rows, useRestorableDialogUserInput())
  const handle = useRef<BookTableHandle>(null)
  const saveState = useSaveBookTable({ table, refetch, onSaved: () => onClose(true) })
  const isChanged = table.changedCount > 0
  const leave = useCloseDialogWithConfirmation(isChanged, title, onClose)
  const focusCell = (rowIndex: number, name: BookTableFieldName) =>
    handle.current?.focusControl({ rowIndex, controlIndex: 2 * bookTableFieldNames.indexOf(name) })
  const { tool, setTool, closeTool, filled, fill } = useBookTableTools(table, focusCell)
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
      actions={
        <>
          <Button onClick={leave}>{t('dialog.cancel')}</Button>
          <Button variant="filled" busy={saveState.busy} disabled={!isChanged || saveState.busy} onClick={save}>
            {t('dialog.edit.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {saveState.failure !== undefined && <ErrorState inline text={errorText(saveState.failure)} />}
        <BookTableConflicts table={table} />
        {tool && (
          <BookTableToolForm
            key={tool.kind}
            tool={tool}
            toDisplayedRows={table.toDisplayedRows}
            onFill={fill}
            onClose={closeTool}
          />
        )}
        <TableStatus table={table} filled={filled} />
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

/** Returns the tool that asks for a value, the result of the last tool, and functions that open, close and run tools. */
function useBookTableTools(
  table: UseBookTableDraftResult,
  focusCell: (rowIndex: number, name: BookTableFieldName) => void,
) {
  const [tool, setTool] = useState<BookTableToolWithInput>()
  const [filled, setFilled] = useState<FilledCells>()
  const fill = (result: FilledCells) => {
    setFilled(result)
    if (result.changes.length > 0) table.send({ type: 'user.filled', changes: result.changes })
  }
  const closeTool = () => {
    setTool(undefined)
    if (tool) focusCell(0, tool.kind === 'pattern' ? 'title' : tool.name)
  }
  return { tool, setTool, closeTool, filled, fill }
}

/** Says what the last tool has changed, how many books are changed, and how many cells are invalid. */
function TableStatus({ table, filled }: { table: UseBookTableDraftResult; filled: FilledCells | undefined }) {
  const t = useTranslate()
  const { changedCount, invalidCells, canUndo } = table
  const texts = [
    filled && t('dialog.editBooksTable.filled', { count: filled.changes.length }),
    filled && filled.skippedCount > 0 && t('dialog.editBooksTable.skipped', { count: filled.skippedCount }),
    changedCount > 0 && t('dialog.editBooksTable.changed', { count: changedCount }),
    invalidCells.length > 0 && t('form.problemCount', { count: invalidCells.length }),
  ].filter(text => typeof text === 'string')
  return (
    <div className={styles.status}>
      <p role="status">
        {texts.length > 0 ? texts.join(' · ') : <span className={styles.hint}>{t('dialog.editBooksTable.hint')}</span>}
      </p>
      <Button variant="plain" icon={Undo2} disabled={!canUndo} onClick={() => table.send({ type: 'user.undid' })}>
        {t('dialog.editBooksTable.undo')}
      </Button>
    </div>
  )
}
