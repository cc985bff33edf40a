import {
  changeDraftFieldLock,
  changeDraftFieldValue,
  emptyFormDraftEdits,
  type FieldEditConflict,
  type FormDraftEdits,
  type FormValues,
  findFieldEditConflicts,
  includeOwnSavesInBaseline,
  removeDraftFieldValue,
  updateFieldBaseline,
} from './formDraft'
import type { FormFieldDefinition } from './formFieldDefinitions'
import type { FormValidationProblem } from './validationRules'

/**
 * State of a form draft: the edits of the user, the records at the time when editing began, and the problems that the
 * server reported.
 */
export type FormDraftState = {
  readonly draft: FormDraftEdits
  /**
   * The records as they were when editing began. When the user resolves a conflict in a field, the current value on the
   * server replaces the original value of this field.
   */
  readonly baseline: readonly FormValues[]
  /** Values of the last save, by field name. The save can have failed after the server has stored some of them. */
  readonly submitted: FormValues
  /**
   * Problems that the server reported, by field. When the user edits the field or saves the form, the problem is
   * removed.
   */
  readonly serverProblems: Readonly<Record<string, FormValidationProblem>>
}

export type FormDraftEvent =
  | { type: 'user.changed'; records: readonly FormValues[]; field: FormFieldDefinition; value: unknown }
  | { type: 'user.locked'; field: FormFieldDefinition; locked: boolean }
  | { type: 'user.reverted'; name: string }
  | { type: 'user.resolved'; records: readonly FormValues[]; field: FormFieldDefinition; keep: 'mine' | 'theirs' }
  | {
      type: 'user.submitted'
      records: readonly FormValues[]
      fields: readonly FormFieldDefinition[]
      values: FormValues
    }
  | { type: 'user.discarded'; records: readonly FormValues[] }
  | { type: 'server.refused'; problems: Readonly<Record<string, FormValidationProblem>> }

/**
 * Returns the initial state of a draft, which contains no edits.
 * @param records records at the time when editing begins
 */
export const createInitialFormDraftState = (records: readonly FormValues[]): FormDraftState => ({
  draft: emptyFormDraftEdits,
  baseline: records,
  submitted: {},
  serverProblems: {},
})

/**
 * Returns the records as they were when editing began, with the values that this form itself has saved since.
 * @param current records on the server now
 */
export const getBaselineWithOwnSaves = (
  { baseline, submitted }: Pick<FormDraftState, 'baseline' | 'submitted'>,
  current: readonly FormValues[],
  fields: readonly FormFieldDefinition[],
): readonly FormValues[] => includeOwnSavesInBaseline(baseline, current, submitted, fields)

/**
 * Finds the edited fields that others have changed on the server since editing began.
 * @param current records on the server now
 */
export const findDraftConflicts = (
  state: Pick<FormDraftState, 'draft' | 'baseline' | 'submitted'>,
  current: readonly FormValues[],
  fields: readonly FormFieldDefinition[],
): FieldEditConflict[] =>
  findFieldEditConflicts(getBaselineWithOwnSaves(state, current, fields), current, state.draft, fields)

/**
 * Returns the state of a form draft after an event. Returns the same object if there is nothing to lock, revert or
 * resolve.
 */
export function formDraftReducer(state: FormDraftState, event: FormDraftEvent): FormDraftState {
  switch (event.type) {
    case 'user.changed': {
      const draft = changeDraftFieldValue(event.records, state.draft, event.field, event.value)
      return { ...state, draft, serverProblems: without(state.serverProblems, event.field.name) }
    }
    case 'user.locked':
      return event.field.lock === undefined
        ? state
        : { ...state, draft: changeDraftFieldLock(state.draft, event.field, event.locked) }
    case 'user.reverted':
      if (!(event.name in state.draft.values) && !(event.name in state.serverProblems)) return state
      return {
        ...state,
        draft: removeDraftFieldValue(state.draft, event.name),
        serverProblems: without(state.serverProblems, event.name),
      }
    case 'user.resolved':
      return resolved(state, event)
    case 'user.submitted':
      return {
        ...state,
        baseline: getBaselineWithOwnSaves(state, event.records, event.fields),
        submitted: event.values,
      }
    case 'user.discarded':
      return createInitialFormDraftState(event.records)
    case 'server.refused':
      return { ...state, serverProblems: event.problems }
  }
}

function resolved(
  state: FormDraftState,
  { records, field, keep }: Extract<FormDraftEvent, { type: 'user.resolved' }>,
): FormDraftState {
  const { draft, baseline } = state
  if (findDraftConflicts(state, records, [field]).length === 0) return state
  return {
    ...state,
    baseline: updateFieldBaseline(baseline, records, field.name),
    draft: keep === 'theirs' ? removeDraftFieldValue(draft, field.name) : draft,
  }
}

function without<T>(entries: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  const { [name]: _, ...others } = entries
  return others
}
