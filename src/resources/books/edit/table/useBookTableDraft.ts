import { type Dispatch, useEffect, useMemo, useReducer } from 'react'
import {
  type BookTableConflict,
  type BookTableDrafts,
  buildBooksUpdate,
  findCellConflicts,
  findInvalidCells,
  getCellText,
  getRowEdits,
} from './bookTableDraft'
import { type BookTableFieldName, type BookTableRow, bookTableFields } from './bookTableFields'
import { type BookTableEvent, type BookTableState, bookTableReducer, emptyBookTableState } from './bookTableReducer'
import type { DisplayedRow } from './bookTableTools'

/** Draft of the table, and values that are computed from the draft. */
export type UseBookTableDraftResult = {
  rows: readonly BookTableRow[]
  drafts: BookTableDrafts
  send: Dispatch<BookTableEvent>
  /** Number of books that would change if the user saved the draft. */
  changedCount: number
  invalidCells: readonly { rowIndex: number; name: BookTableFieldName }[]
  conflicts: readonly BookTableConflict[]
  canUndo: boolean
  /** Returns all rows with the texts that their cells show. */
  toDisplayedRows: () => DisplayedRow[]
}

/**
 * Manages the draft of the table.
 * @param rows rows with the current values on the server. They may be refetched while the table is open.
 * @param draftStorage object that stores the draft. When the table is mounted again, the table shows the stored draft.
 */
export function useBookTableDraft(
  rows: readonly BookTableRow[],
  draftStorage: { draft?: unknown },
): UseBookTableDraftResult {
  const [state, send] = useReducer(
    bookTableReducer,
    (draftStorage.draft as BookTableState | undefined) ?? emptyBookTableState,
  )
  useEffect(() => {
    draftStorage.draft = state
  }, [draftStorage, state])
  const { drafts, previousDrafts } = state
  const summary = useMemo(
    () => ({
      changedCount: Object.keys(buildBooksUpdate(rows, drafts)).length,
      invalidCells: findInvalidCells(rows, drafts),
      conflicts: findCellConflicts(rows, drafts),
    }),
    [rows, drafts],
  )
  return {
    rows,
    drafts,
    send,
    ...summary,
    canUndo: previousDrafts.length > 0,
    toDisplayedRows: () => rows.map(row => ({ row, texts: toDisplayedTexts(row, drafts) })),
  }
}

function toDisplayedTexts(row: BookTableRow, drafts: BookTableDrafts): DisplayedRow['texts'] {
  const texts = bookTableFields.map(field => [field.name, getCellText(row, getRowEdits(drafts, row.id), field)])
  return Object.fromEntries(texts) as DisplayedRow['texts']
}
