import { useCallback, useEffect, useReducer } from 'react'
import {
  areFieldValuesEqual,
  type FieldEditConflict,
  type FormDraftEdits,
  type FormValues,
  hasFormDraftChanges,
  listEditableFields,
  removeWhitespaceOnlyEdits,
  validateFormDraft,
} from './formDraft'
import {
  createInitialFormDraftState,
  type FormDraftState,
  findDraftConflicts,
  formDraftReducer,
  getBaselineWithOwnSaves,
} from './formDraftReducer'
import type { FormFieldDefinition } from './formFieldDefinitions'
import type { FormValidationProblem } from './validationRules'

/** Draft of a form that edits records, and functions that change the draft. */
export type UseFormDraftResult = {
  records: readonly FormValues[]
  fields: readonly FormFieldDefinition[]
  draft: FormDraftEdits
  /** The draft to save. Does not contain edits that only add whitespace at the start or end of a text. */
  submittedDraft: FormDraftEdits
  /**
   * Validation problems by field name: the problems that the client finds, and the problems that the server has
   * reported.
   */
  problems: Readonly<Record<string, FormValidationProblem>>
  /** Validation problems that the client finds, by field name. */
  validationProblems: Readonly<Record<string, FormValidationProblem>>
  isChanged: boolean
  /** Edited fields that have also changed on the server. */
  conflicts: readonly FieldEditConflict[]
  /** Returns the conflicts between the draft and newer versions of the records. */
  conflictsWith: (records: readonly FormValues[]) => FieldEditConflict[]
  /** Fields that have changed on the server and that the user has not edited. The form shows their new values. */
  changedElsewhere: readonly string[]
  change: (field: FormFieldDefinition, value: unknown) => void
  setLock: (field: FormFieldDefinition, locked: boolean) => void
  revert: (name: string) => void
  /** Resolves the conflict of a field. "mine" preserves the edit of the user. "theirs" discards the edit. */
  resolve: (name: string, keep: 'mine' | 'theirs') => void
  /**
   * Must be called before each save. If the save fails after the server has stored some values, the form then does not
   * regard these values as changes by other users.
   * @param records records on the server now
   */
  markSubmitted: (records: readonly FormValues[]) => void
  /** Discards the draft. The form then shows the given records without edits. */
  reset: (records: readonly FormValues[]) => void
  setServerProblems: (problems: Record<string, FormValidationProblem>) => void
}

/** The part of {@link FormDraftState} that stays in memory while the form is not mounted. */
type StoredDraft = Pick<FormDraftState, 'draft' | 'baseline' | 'submitted'>

/**
 * Manages the draft of a form. The records may be refetched while the form is open. Fields without an edit then show
 * the new values.
 * @param records must be the same array in each render until the records change. A new array renders all fields again
 * @param memory object that stores the draft while the form is not mounted. The next mount restores this draft
 */
export function useFormDraft(
  records: readonly FormValues[],
  fieldTable: readonly FormFieldDefinition[],
  memory: { draft?: unknown },
): UseFormDraftResult {
  const fields = listEditableFields(fieldTable, records.length)
  const [{ draft, baseline, submitted, serverProblems }, send] = useReducer(formDraftReducer, records, current => ({
    ...createInitialFormDraftState(current),
    ...(memory.draft as StoredDraft | undefined),
  }))
  useEffect(() => {
    memory.draft = { draft, baseline, submitted } satisfies StoredDraft
  }, [memory, draft, baseline, submitted])
  // These functions stay the same while the user types, so that `FormFields` does not render the other fields again.
  const change = useCallback(
    (field: FormFieldDefinition, value: unknown) => send({ type: 'user.changed', records, field, value }),
    [records],
  )
  const setLock = useCallback(
    (field: FormFieldDefinition, locked: boolean) => send({ type: 'user.locked', field, locked }),
    [],
  )
  const revert = useCallback((name: string) => send({ type: 'user.reverted', name }), [])
  const validationProblems = validateFormDraft(draft, fields)
  const conflictsWith = (current: readonly FormValues[]) =>
    findDraftConflicts({ draft, baseline, submitted }, current, fields)
  const baselineWithOwnSaves = getBaselineWithOwnSaves({ baseline, submitted }, records, fields)
  const submittedDraft = removeWhitespaceOnlyEdits(records, draft)
  return {
    records,
    fields,
    draft,
    submittedDraft,
    problems: { ...serverProblems, ...validationProblems },
    validationProblems,
    isChanged: hasFormDraftChanges(records, submittedDraft, fields),
    conflicts: conflictsWith(records),
    conflictsWith,
    changedElsewhere: fields
      .map(({ name }) => name)
      .filter(
        name =>
          !(name in draft.values) &&
          records.some((record, index) => !areFieldValuesEqual(record[name], baselineWithOwnSaves[index]?.[name])),
      ),
    change,
    setLock,
    revert,
    resolve: (name, keep) => {
      const field = fields.find(field => field.name === name)
      if (field) send({ type: 'user.resolved', records, field, keep })
    },
    markSubmitted: current => send({ type: 'user.submitted', records: current, fields, values: submittedDraft.values }),
    reset: current => send({ type: 'user.discarded', records: current }),
    setServerProblems: problems => send({ type: 'server.refused', problems }),
  }
}
