import type { FieldDefinition } from './fieldTable'
import {
  emptyDraft,
  type FormDraft,
  type FormValues,
  findConflicts,
  rebaseFieldBaseline,
  withDraftLock,
  withDraftValue,
  withoutDraftField,
} from './formDraft'
import type { ValidationProblem } from './validationRules'

/** State of an edit: a draft, its baseline, and the violations that the server reported for it. */
export type FormDraftState = {
  readonly draft: FormDraft
  /** The records when editing began, with the resolved conflicts. */
  readonly before: readonly FormValues[]
  /** Violations from the server by field, until the field is edited or saved again. */
  readonly refused: Readonly<Record<string, ValidationProblem>>
}

export type FormDraftEvent =
  | { type: 'user.changed'; records: readonly FormValues[]; field: FieldDefinition; value: unknown }
  | { type: 'user.locked'; field: FieldDefinition; locked: boolean }
  | { type: 'user.reverted'; name: string }
  | { type: 'user.resolved'; records: readonly FormValues[]; field: FieldDefinition; keep: 'mine' | 'theirs' }
  | { type: 'user.discarded'; records: readonly FormValues[] }
  | { type: 'server.refused'; problems: Readonly<Record<string, ValidationProblem>> }

/** @param records  the records when editing begins */
export const initialFormDraft = (records: readonly FormValues[]): FormDraftState => ({
  draft: emptyDraft,
  before: records,
  refused: {},
})

/**
 * Returns the state after an event. Returns the same state when the event is not allowed in it: reverting a field that is
 * not edited, resolving a field without a conflict, and locking a field that has no lock.
 */
export function formDraftReducer(state: FormDraftState, event: FormDraftEvent): FormDraftState {
  switch (event.type) {
    case 'user.changed': {
      const draft = withDraftValue(event.records, state.draft, event.field, event.value)
      return { ...state, draft, refused: without(state.refused, event.field.name) }
    }
    case 'user.locked':
      return event.field.lock === undefined
        ? state
        : { ...state, draft: withDraftLock(state.draft, event.field, event.locked) }
    case 'user.reverted':
      if (!(event.name in state.draft.values) && !(event.name in state.refused)) return state
      return {
        ...state,
        draft: withoutDraftField(state.draft, event.name),
        refused: without(state.refused, event.name),
      }
    case 'user.resolved':
      return resolved(state, event)
    case 'user.discarded':
      return initialFormDraft(event.records)
    case 'server.refused':
      return { ...state, refused: event.problems }
  }
}

function resolved(
  state: FormDraftState,
  { records, field, keep }: Extract<FormDraftEvent, { type: 'user.resolved' }>,
): FormDraftState {
  const { draft, before } = state
  if (findConflicts(before, records, draft, [field]).length === 0) return state
  return {
    ...state,
    before: rebaseFieldBaseline(before, records, field.name),
    draft: keep === 'theirs' ? withoutDraftField(draft, field.name) : draft,
  }
}

function without<T>(entries: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  const { [name]: _, ...others } = entries
  return others
}
