import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reportServerWrite } from '../../../../api/cache/serverDataChanges'
import { showNotice } from '../../../../api/notices'
import type { FormValues } from '../../../../forms/formDraft'
import { updateBooksMetadata } from '../../../../generated/books/books.calls'
import type { UpdateBooksMetadataBody } from '../../../../generated/model.schemas'
import { translate } from '../../../../language/interfaceLanguage'
import { showNoticeWithUndo } from '../../../../lists/selection/showNoticeWithUndo'
import { buildBooksUpdate, buildUndoOfBooksUpdate, findCellConflicts } from './bookTableDraft'
import type { BookTableRow } from './bookTableFields'
import type { UseBookTableDraftResult } from './useBookTableDraft'

type SaveBookTableInput = {
  table: UseBookTableDraftResult
  /** Refetches the books. Called before saving, so that the table does not overwrite changes by other users. */
  refetch: () => Promise<readonly FormValues[]>
  /** Returns whether the last refetch has shown that a book was deleted. */
  isDeleted: (id: string) => boolean
  onSaved: () => void
}

/**
 * Saves all changed cells in a single request. Does not save if another user has changed an edited cell. Leaves out
 * deleted books, and reports how many changed books were deleted.
 * @returns `start` saves the table. `busy` is true during the save. `failure` is the error of the last attempt.
 */
export function useSaveBookTable({ table, refetch, isDeleted, onSaved }: SaveBookTableInput) {
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const current = await refetch()
      const { rows, drafts, send } = latest.current
      const currentRows = withValues(rows, current)
      if (findCellConflicts(currentRows, drafts).length > 0) return false
      send({ type: 'user.submitted', rows: currentRows })
      const existingRows = currentRows.filter(({ id }) => !isDeleted(id))
      const update = buildBooksUpdate(existingRows, drafts)
      if (Object.keys(update).length > 0)
        await saveWithUndo(update, async () => {
          const rowsNow = withValues(rows, await refetch()).filter(({ id }) => !isDeleted(id))
          return buildUndoOfBooksUpdate(existingRows, update, rowsNow)
        })
      const deletedCount = Object.keys(buildBooksUpdate(currentRows, drafts)).filter(isDeleted).length
      if (deletedCount > 0)
        showNotice({ kind: 'error', text: translate('dialog.editBooksTable.deleted', { count: deletedCount }) })
      return true
    },
    meta: { shownBy: 'dialog' },
    onSuccess: isSaved => isSaved && onSaved(),
  })
  return { start: () => mutate(), busy: isPending, failure: error ?? undefined }
}

/** Returns the rows with new values. `values` contains them by row index. A row without new values stays unchanged. */
const withValues = (rows: readonly BookTableRow[], values: readonly FormValues[]): BookTableRow[] =>
  rows.map((row, index) => ({ ...row, values: values[index] ?? row.values }))

async function saveWithUndo(
  update: UpdateBooksMetadataBody,
  buildUndo: () => Promise<UpdateBooksMetadataBody>,
): Promise<void> {
  await saveBooks(update)
  showNoticeWithUndo(translate('bulk.editBooks.done', { count: Object.keys(update).length }), async () => {
    const undo = await buildUndo()
    if (Object.keys(undo).length > 0) await saveBooks(undo)
    if (countValues(undo) < countValues(update))
      showNotice({ kind: 'warning', text: translate('dialog.conflict.title') })
  })
}

const countValues = (update: UpdateBooksMetadataBody): number =>
  Object.values(update).reduce((total, values) => total + Object.keys({ ...values }).length, 0)

async function saveBooks(update: UpdateBooksMetadataBody): Promise<void> {
  await updateBooksMetadata(update)
  void reportServerWrite('updateBooksMetadata')
}
