import {
  createInitialFormDraftState,
  type FormDraftEvent,
  type FormDraftState,
  formDraftReducer,
} from '../../../../forms/formDraftReducer'
import type { BookTableDrafts } from './bookTableDraft'
import { type BookTableFieldName, type BookTableRow, bookTableFields, isReadOnlyCell } from './bookTableFields'

/** New text of a cell. */
export type BookTableCellChange = { row: BookTableRow; name: BookTableFieldName; text: string }

/**
 * State of the table. `previousDrafts` contains the drafts before each step that the user can undo. If the user types
 * repeatedly in the same cell, all changes of its text count as a single step. If the last step was typing, `typedCell`
 * identifies the cell with the typed text. After any other step, and after an undo, `typedCell` is undefined.
 */
export type BookTableState = {
  readonly drafts: BookTableDrafts
  readonly previousDrafts: readonly BookTableDrafts[]
  readonly typedCell?: string
}

export type BookTableEvent =
  | { type: 'user.typed'; change: BookTableCellChange }
  | { type: 'user.filled'; changes: readonly BookTableCellChange[] }
  | { type: 'user.locked'; rows: readonly BookTableRow[]; name: BookTableFieldName; locked: boolean }
  | {
      type: 'user.resolved'
      cells: readonly { row: BookTableRow; name: string }[]
      keep: 'mine' | 'theirs'
    }
  /** The user has saved the table. `rows` contain the values on the server before the save. */
  | { type: 'user.submitted'; rows: readonly BookTableRow[] }
  | { type: 'user.undid' }

/** Maximum number of steps that the user can undo. */
const MAX_UNDO_STEPS = 200

export const emptyBookTableState: BookTableState = { drafts: {}, previousDrafts: [] }

export function bookTableReducer(state: BookTableState, event: BookTableEvent): BookTableState {
  switch (event.type) {
    case 'user.typed': {
      const cell = `${event.change.row.id} ${event.change.name}`
      const drafts = applyCellChanges(state.drafts, [event.change])
      return cell === state.typedCell ? { ...state, drafts } : { ...addStep(state, drafts), typedCell: cell }
    }
    case 'user.filled':
      return addStep(state, applyCellChanges(state.drafts, event.changes))
    case 'user.locked':
      return event.rows.every(row => isReadOnlyCell(row, event.name))
        ? state
        : addStep(state, lockCells(state.drafts, event))
    case 'user.resolved':
      return addStep(state, resolveCells(state.drafts, event))
    case 'user.submitted':
      return {
        ...state,
        drafts: markSubmitted(state.drafts, state.drafts, event.rows),
        previousDrafts: state.previousDrafts.map(drafts => markSubmitted(drafts, state.drafts, event.rows)),
      }
    case 'user.undid': {
      const drafts = state.previousDrafts.at(-1)
      return drafts ? { drafts, previousDrafts: state.previousDrafts.slice(0, -1) } : state
    }
  }
}

function addStep({ drafts: before, previousDrafts }: BookTableState, drafts: BookTableDrafts): BookTableState {
  return { drafts, previousDrafts: [...previousDrafts, before].slice(-MAX_UNDO_STEPS) }
}

/** Stores the `submitted` edits of each book in its draft, see {@link FormDraftState}. */
function markSubmitted(
  drafts: BookTableDrafts,
  submitted: BookTableDrafts,
  rows: readonly BookTableRow[],
): BookTableDrafts {
  const marked = { ...drafts }
  for (const { id, values } of rows) {
    const [draft, edits] = [drafts[id], submitted[id]?.draft]
    if (!draft || !edits) continue
    const event = { records: [values], fields: bookTableFields, values: edits.values }
    marked[id] = formDraftReducer(draft, { type: 'user.submitted', ...event })
  }
  return marked
}

const fieldByName = (name: string) => bookTableFields.find(field => field.name === name)

function applyCellChanges(drafts: BookTableDrafts, changes: readonly BookTableCellChange[]): BookTableDrafts {
  return applyRowEvents(
    drafts,
    changes
      .filter(({ row, name }) => !isReadOnlyCell(row, name))
      .map(({ row, name, text }) => ({
        row,
        name,
        toEvent: field => ({ type: 'user.changed', records: [row.values], field, value: text }),
      })),
  )
}

const lockCells = (drafts: BookTableDrafts, event: Extract<BookTableEvent, { type: 'user.locked' }>) =>
  applyRowEvents(
    drafts,
    event.rows
      .filter(row => !isReadOnlyCell(row, event.name))
      .map(row => ({
        row,
        name: event.name,
        toEvent: field => ({ type: 'user.locked', field, locked: event.locked }),
      })),
  )

const resolveCells = (drafts: BookTableDrafts, event: Extract<BookTableEvent, { type: 'user.resolved' }>) =>
  applyRowEvents(
    drafts,
    event.cells.map(({ row, name }) => ({
      row,
      name,
      toEvent: field => ({ type: 'user.resolved', records: [row.values], field, keep: event.keep }),
    })),
  )

type RowEvent = {
  row: BookTableRow
  name: string
  toEvent: (field: (typeof bookTableFields)[number]) => FormDraftEvent
}

/** Applies each event to the draft of the row in the event. Deletes drafts that then contain no edits. */
function applyRowEvents(drafts: BookTableDrafts, events: readonly RowEvent[]): BookTableDrafts {
  const changed = { ...drafts }
  for (const { row, name, toEvent } of events) {
    const field = fieldByName(name)
    if (!field) continue
    const before = changed[row.id] ?? createInitialFormDraftState([row.values])
    const after = formDraftReducer(before, toEvent(field))
    const isEmpty = Object.keys(after.draft.values).length + Object.keys(after.draft.locks).length === 0
    if (isEmpty) delete changed[row.id]
    else changed[row.id] = after
  }
  return changed
}
