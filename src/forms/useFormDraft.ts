import { useEffect, useReducer } from 'react'
import type { FieldRow } from './fieldTable'
import {
  type Conflict,
  conflictsOf,
  type FormDraft,
  type FormValues,
  fieldsFor,
  isChanged,
  isEqualValue,
  problemsOf,
  submittedValue,
} from './formDraft'
import { type FormDraftState, formDraftReducer, initialFormDraft } from './formDraftReducer'
import type { Problem } from './validationRules'

/** State of a form for one or many records. */
export type FormState = {
  /** The current records. */
  records: readonly FormValues[]
  /** The fields that can be edited for this number of records. */
  fields: readonly FieldRow[]
  draft: FormDraft
  /** The draft without edits that only change whitespace. */
  meant: FormDraft
  /** Problems by field: broken rules, and violations from the server until the field is edited or saved again. */
  problems: Readonly<Record<string, Problem>>
  /** Broken validation rules by field, without violations from the server. */
  broken: Readonly<Record<string, Problem>>
  isChanged: boolean
  /** Fields that were edited here and changed elsewhere. */
  conflicts: readonly Conflict[]
  /** Returns the conflicts that these records would cause. */
  conflictsWith: (records: readonly FormValues[]) => Conflict[]
  /** Fields that were changed only elsewhere; the form shows their new value. */
  changedElsewhere: readonly string[]
  change: (field: FieldRow, value: unknown) => void
  setLock: (field: FieldRow, locked: boolean) => void
  revert: (name: string) => void
  /** Resolves a conflict: "mine" overwrites on save, "theirs" discards the edit. */
  resolve: (name: string, keep: 'mine' | 'theirs') => void
  /** Sets the violations from the server. */
  refuse: (problems: Record<string, Problem>) => void
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
  table: readonly FieldRow[],
  memory: { draft?: unknown },
): FormState {
  const fields = fieldsFor(table, records.length)
  const [{ draft, before, refused }, send] = useReducer(formDraftReducer, records, now => ({
    ...initialFormDraft(now),
    ...(memory.draft as StoredDraft | undefined),
  }))
  useEffect(() => {
    memory.draft = { draft, before } satisfies StoredDraft
  }, [memory, draft, before])
  const broken = problemsOf(draft, fields)
  const conflictsWith = (now: readonly FormValues[]) => conflictsOf(before, now, draft, fields)
  return {
    records,
    fields,
    draft,
    meant: submittedValue(records, draft),
    problems: { ...refused, ...broken },
    broken,
    isChanged: isChanged(records, submittedValue(records, draft), fields),
    conflicts: conflictsWith(records),
    conflictsWith,
    changedElsewhere: fields
      .map(({ name }) => name)
      .filter(
        name =>
          !(name in draft.values) && records.some((record, at) => !isEqualValue(record[name], before[at]?.[name])),
      ),
    change: (field, value) => send({ type: 'user.changed', records, field, value }),
    setLock: (field, locked) => send({ type: 'user.locked', field, locked }),
    revert: name => send({ type: 'user.reverted', name }),
    resolve: (name, keep) => {
      const field = fields.find(field => field.name === name)
      if (field) send({ type: 'user.resolved', records, field, keep })
    },
    refuse: problems => send({ type: 'server.refused', problems }),
  }
}
