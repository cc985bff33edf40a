import {
  buildRecordUpdate,
  emptyFormDraftEdits,
  type FieldEditConflict,
  type FormDraftEdits,
  type FormValues,
  getDisplayedFieldValue,
  removeWhitespaceOnlyEdits,
  validateFormDraft,
} from '../../../../forms/formDraft'
import { type FormDraftState, findDraftConflicts } from '../../../../forms/formDraftReducer'
import { parseInputNumber } from '../../../../forms/inputs/parseInputNumber'
import { isSameStoredValue } from '../../../../forms/storedValues/isSameStoredValue'
import type { BookMetadataUpdate, UpdateBooksMetadataBody } from '../../../../generated/model.schemas'
import {
  type BookTableField,
  type BookTableFieldName,
  type BookTableRow,
  bookTableFields,
  normalizeCellDigits,
} from './bookTableFields'

/** Drafts of the edited books by book id. Books without edits are absent. */
export type BookTableDrafts = Readonly<Record<string, FormDraftState>>

/** Edited cell whose value has also changed on the server. */
export type BookTableConflict = { row: BookTableRow; conflict: FieldEditConflict }

/** Returns the edits of a book. Returns empty edits if the user has not changed the book. */
export const getRowEdits = (drafts: BookTableDrafts, id: string): FormDraftEdits =>
  drafts[id]?.draft ?? emptyFormDraftEdits

/** Returns the text that a cell shows. */
export function getCellText({ values }: BookTableRow, edits: FormDraftEdits, field: BookTableField): string {
  const displayed = getDisplayedFieldValue([values], edits, field)
  return displayed.same ? String(displayed.value ?? '') : ''
}

/**
 * Returns the body of the request that saves the table. The body contains only the values and locks that the user has
 * changed. Unchanged books are omitted.
 * @param rows rows with the current values on the server
 */
export function buildBooksUpdate(rows: readonly BookTableRow[], drafts: BookTableDrafts): UpdateBooksMetadataBody {
  const updates = rows.flatMap((row): [string, BookMetadataUpdate][] => {
    const changes = buildRowChanges(row.values, drafts[row.id])
    return Object.keys(changes).length > 0 ? [[row.id, toMetadataUpdate(changes)]] : []
  })
  return Object.fromEntries(updates)
}

/**
 * Returns the body of the request that undoes an update. Omits cells that another user has changed since the update,
 * and books without a current row.
 * @param rows rows with the values before the update
 * @param currentRows rows with the current values on the server
 */
export function buildUndoOfBooksUpdate(
  rows: readonly BookTableRow[],
  update: UpdateBooksMetadataBody,
  currentRows: readonly BookTableRow[],
): UpdateBooksMetadataBody {
  const currentById = new Map(currentRows.map(row => [row.id, row.values]))
  const updates = rows.flatMap(({ id, values }): [string, BookMetadataUpdate][] => {
    const changedNames = listUnchangedSinceUpdate({ ...update[id] }, currentById.get(id))
    if (changedNames.length === 0) return []
    const previous = Object.fromEntries(changedNames.map(name => [name, values[name]]))
    return [[id, toMetadataUpdate(previous)]]
  })
  return Object.fromEntries(updates)
}

/**
 * Returns the names of the values and locks in `update` that have not changed on the server since the update. If the
 * value or the lock of a cell has changed, omits both names.
 */
function listUnchangedSinceUpdate(update: FormValues, current: FormValues | undefined): string[] {
  if (!current) return []
  const names = Object.keys(update)
  const now: FormValues = { ...toMetadataUpdate(Object.fromEntries(names.map(name => [name, current[name]]))) }
  const changed = new Set(
    names.filter(name => !isSameStoredValue(name, now[name], update[name])).map(name => name.replace(/Lock$/, '')),
  )
  return names.filter(name => !changed.has(name.replace(/Lock$/, '')))
}

function buildRowChanges(values: FormValues, draft: FormDraftState | undefined): Record<string, unknown> {
  return draft ? buildRecordUpdate(values, removeEqualEdits(values, draft.draft), bookTableFields) : {}
}

/** Removes edits that change only whitespace, or only the notation of a sort number, a date or an ISBN. */
function removeEqualEdits(values: FormValues, draft: FormDraftEdits): FormDraftEdits {
  const edits = removeWhitespaceOnlyEdits([values], draft)
  const changed = Object.entries(edits.values).filter(([name, text]) => {
    const [before, after] = [String(values[name] ?? ''), String(text ?? '')]
    if (name === 'numberSort') return parseInputNumber(after) !== parseInputNumber(before)
    return !(name === 'releaseDate' || name === 'isbn') || normalizeCellDigits(after) !== before
  })
  return { ...edits, values: Object.fromEntries(changed) }
}

/** Converts the texts of table cells to the values that the server expects. */
function toMetadataUpdate({ numberSort, releaseDate, ...changes }: Record<string, unknown>): BookMetadataUpdate {
  return {
    ...changes,
    ...(typeof numberSort === 'string' && { numberSort: parseInputNumber(numberSort) ?? undefined }),
    ...(releaseDate !== undefined && { releaseDate: releaseDate ? normalizeCellDigits(String(releaseDate)) : null }),
  }
}

/** Finds the invalid cells in display order. */
export function findInvalidCells(
  rows: readonly BookTableRow[],
  drafts: BookTableDrafts,
): { rowIndex: number; name: BookTableFieldName }[] {
  return rows.flatMap(({ id }, rowIndex) => {
    const problems = id in drafts ? validateFormDraft(getRowEdits(drafts, id), bookTableFields) : {}
    return bookTableFields.filter(({ name }) => name in problems).map(({ name }) => ({ rowIndex, name }))
  })
}

/**
 * Finds the edited cells that have also changed on the server since the user edited them.
 * @param rows rows with the current values on the server
 */
export function findCellConflicts(rows: readonly BookTableRow[], drafts: BookTableDrafts): BookTableConflict[] {
  return rows.flatMap(row => {
    const draft = drafts[row.id]
    if (!draft) return []
    return findDraftConflicts(draft, [row.values], bookTableFields).map(conflict => ({ row, conflict }))
  })
}
