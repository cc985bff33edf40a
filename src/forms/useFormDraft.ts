import { useEffect, useReducer } from 'react'
import type { FieldDefinition } from './fieldTable'
import {
  type FieldConflict,
  type FormDraft,
  type FormValues,
  findConflicts,
  hasDraftChanges,
  isSameFieldValue,
  listEditableFields,
  validateDraft,
  withoutWhitespaceChanges,
} from './formDraft'
import { type FormDraftState, formDraftReducer, initialFormDraft } from './formDraftReducer'
import type { ValidationProblem } from './validationRules'

/** State of a form for one or many records. */
export type FormState = {
  /** The current records. */
  records: readonly FormValues[]
  /** The fields that can be edited for this number of records. */
  fields: readonly FieldDefinition[]
  draft: FormDraft
  /** The draft without edits that only change whitespace. */
  submittedDraft: FormDraft
  /** Problems by field: broken rules, and violations from the server until the field is edited or saved again. */
  problems: Readonly<Record<string, ValidationProblem>>
  /** Broken validation rules by field, without violations from the server. */
  validationProblems: Readonly<Record<string, ValidationProblem>>
  isChanged: boolean
  /** Fields that were edited here and changed elsewhere. */
  conflicts: readonly FieldConflict[]
  /** Returns the conflicts that these records would cause. */
  conflictsWith: (records: readonly FormValues[]) => FieldConflict[]
  /** Fields that were changed only elsewhere; the form shows their new value. */
  changedElsewhere: readonly string[]
  change: (field: FieldDefinition, value: unknown) => void
  setLock: (field: FieldDefinition, locked: boolean) => void
  revert: (name: string) => void
  /** Resolves a conflict: "mine" overwrites on save, "theirs" discards the edit. */
  resolve: (name: string, keep: 'mine' | 'theirs') => void
  /** Discards the draft, or begins again with the saved records. */
  reset: (records: readonly FormValues[]) => void
  /** Sets the violations from the server. */
  setServerProblems: (problems: Record<string, ValidationProblem>) => void
}

/** The part of the state that outlives the form. */
type StoredDraft = Pick<FormDraftState, 'draft' | 'before'>

/**
 * Manages the draft of a form. Records may be refetched while the form is open: unedited fields follow them, edited
 * fields keep their value and become conflicts when changed elsewhere too.
 * @param memory  storage that outlives the form; a remounted form continues with its draft
 */
export function useFormDraft(
  records: readonly FormValues[],
  fieldTable: readonly FieldDefinition[],
  memory: { draft?: unknown },
): FormState {
  const fields = listEditableFields(fieldTable, records.length)
  const [{ draft, before: baseline, refused: serverProblems }, send] = useReducer(
    formDraftReducer,
    records,
    current => ({
      ...initialFormDraft(current),
      ...(memory.draft as StoredDraft | undefined),
    }),
  )
  useEffect(() => {
    memory.draft = { draft, before: baseline } satisfies StoredDraft
  }, [memory, draft, baseline])
  const validationProblems = validateDraft(draft, fields)
  const conflictsWith = (current: readonly FormValues[]) => findConflicts(baseline, current, draft, fields)
  return {
    records,
    fields,
    draft,
    submittedDraft: withoutWhitespaceChanges(records, draft),
    problems: { ...serverProblems, ...validationProblems },
    validationProblems,
    isChanged: hasDraftChanges(records, withoutWhitespaceChanges(records, draft), fields),
    conflicts: conflictsWith(records),
    conflictsWith,
    changedElsewhere: fields
      .map(({ name }) => name)
      .filter(
        name =>
          !(name in draft.values) &&
          records.some((record, index) => !isSameFieldValue(record[name], baseline[index]?.[name])),
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
