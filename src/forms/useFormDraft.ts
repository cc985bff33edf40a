import { useEffect, useReducer } from 'react'
import {
  areFieldValuesEqual,
  type FieldEditConflict,
  type FormDraftEdits,
  type FormValues,
  findFieldEditConflicts,
  hasFormDraftChanges,
  listEditableFields,
  removeWhitespaceOnlyEdits,
  validateFormDraft,
} from './formDraft'
import { createInitialFormDraftState, type FormDraftState, formDraftReducer } from './formDraftReducer'
import type { FormFieldDefinition } from './formFieldDefinitions'
import type { FormValidationProblem } from './validationRules'

/** State of a form that edits records, with functions that change the state. */
export type UseFormDraftResult = {
  records: readonly FormValues[]
  fields: readonly FormFieldDefinition[]
  draft: FormDraftEdits
  /** The draft without edits that change only whitespace. */
  submittedDraft: FormDraftEdits
  /** Validation problems by field: broken rules, and problems that the server reports. */
  problems: Readonly<Record<string, FormValidationProblem>>
  /** Validation problems by field: broken rules only. */
  validationProblems: Readonly<Record<string, FormValidationProblem>>
  isChanged: boolean
  /** Fields that were changed both in this form and outside of it. */
  conflicts: readonly FieldEditConflict[]
  /** Returns the conflicts between the draft and other versions of the records. */
  conflictsWith: (records: readonly FormValues[]) => FieldEditConflict[]
  /** Fields that were changed only outside of this form. The form shows the new value of each field. */
  changedElsewhere: readonly string[]
  change: (field: FormFieldDefinition, value: unknown) => void
  setLock: (field: FormFieldDefinition, locked: boolean) => void
  revert: (name: string) => void
  /** Resolves a conflict. "mine" preserves the edit, "theirs" discards the edit. */
  resolve: (name: string, keep: 'mine' | 'theirs') => void
  /** Discards the draft. The form then starts again with new records. */
  reset: (records: readonly FormValues[]) => void
  setServerProblems: (problems: Record<string, FormValidationProblem>) => void
}

/** Part of the form state that survives when the form unmounts. */
type StoredDraft = Pick<FormDraftState, 'draft' | 'baseline'>

/**
 * Manages the draft of a form. The records may be refetched while the form is open. Unedited fields then show the new
 * values.
 * @param memory storage that survives the form; a remounted form continues with its draft
 */
export function useFormDraft(
  records: readonly FormValues[],
  fieldTable: readonly FormFieldDefinition[],
  memory: { draft?: unknown },
): UseFormDraftResult {
  const fields = listEditableFields(fieldTable, records.length)
  const [{ draft, baseline, serverProblems }, send] = useReducer(formDraftReducer, records, current => ({
    ...createInitialFormDraftState(current),
    ...(memory.draft as StoredDraft | undefined),
  }))
  useEffect(() => {
    memory.draft = { draft, baseline } satisfies StoredDraft
  }, [memory, draft, baseline])
  const validationProblems = validateFormDraft(draft, fields)
  const conflictsWith = (current: readonly FormValues[]) => findFieldEditConflicts(baseline, current, draft, fields)
  return {
    records,
    fields,
    draft,
    submittedDraft: removeWhitespaceOnlyEdits(records, draft),
    problems: { ...serverProblems, ...validationProblems },
    validationProblems,
    isChanged: hasFormDraftChanges(records, removeWhitespaceOnlyEdits(records, draft), fields),
    conflicts: conflictsWith(records),
    conflictsWith,
    changedElsewhere: fields
      .map(({ name }) => name)
      .filter(
        name =>
          !(name in draft.values) &&
          records.some((record, index) => !areFieldValuesEqual(record[name], baseline[index]?.[name])),
      ),
    change: (field, value) => send({ type: 'user.changed', records, field, value }),
    setLock: (field, locked) => send({ type: 'user.locked', field, locked }),
    revert: name => send({ type: 'user.reverted', name }),
    resolve: (name, keep) => {
      const field = fields.find(field => field.name === name)
      if (field) send({ type: 'user.resolved', records, field, keep })
    },
    reset: current => send({ type: 'user.discarded', records: current }),
    setServerProblems: problems => send({ type: 'server.refused', problems }),
  }
}
