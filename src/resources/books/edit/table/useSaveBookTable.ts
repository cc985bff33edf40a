import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reportServerWrite } from '../../../../api/cache/serverDataChanges'
import type { FormValues } from '../../../../forms/formDraft'
import { updateBooksMetadata } from '../../../../generated/books/books.calls'
import type { UpdateBooksMetadataBody } from '../../../../generated/model.schemas'
import { translate } from '../../../../language/interfaceLanguage'
import { showNoticeWithUndo } from '../../../../lists/selection/showNoticeWithUndo'
import { buildBooksUpdate, buildUndoOfBooksUpdate, findCellConflicts } from './bookTableDraft'
import type { UseBookTableDraftResult } from './useBookTableDraft'

type SaveBookTableInput = {
  table: UseBookTableDraftResult
  /** Refetches the books. Called before saving, so that the table does not overwrite changes by other users. */
  refetch: () => Promise<readonly FormValues[]>
  onSaved: () => void
}

/**
 * Saves all changed cells in a single request. Does not save if another user has changed an edited cell.
 * @returns `start` saves the table. `busy` is true during the save. `failure` is the error of the last attempt.
 */
export function useSaveBookTable({ table, refetch, onSaved }: SaveBookTableInput) {
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const current = await refetch()
      const { rows, drafts } = latest.current
      const currentRows = rows.map((row, index) => ({ ...row, values: current[index] ?? row.values }))
      if (findCellConflicts(currentRows, drafts).length > 0) return false
      const update = buildBooksUpdate(currentRows, drafts)
      if (Object.keys(update).length > 0) await saveWithUndo(update, buildUndoOfBooksUpdate(currentRows, update))
      return true
    },
    meta: { shownBy: 'dialog' },
    onSuccess: isSaved => isSaved && onSaved(),
  })
  return { start: () => mutate(), busy: isPending, failure: error ?? undefined }
}

async function saveWithUndo(update: UpdateBooksMetadataBody, undo: UpdateBooksMetadataBody): Promise<void> {
  await saveBooks(update)
  showNoticeWithUndo(translate('bulk.editBooks.done', { count: Object.keys(update).length }), () => saveBooks(undo))
}

async function saveBooks(update: UpdateBooksMetadataBody): Promise<void> {
  await updateBooksMetadata(update)
  void reportServerWrite('updateBooksMetadata')
}
