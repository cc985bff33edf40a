import { useEffect, useState } from 'react'
import type { FieldRow } from './fieldTable'
import {
  type Conflict,
  conflictsOf,
  emptyDraft,
  type FormDraft,
  type FormValues,
  fieldsFor,
  isChanged,
  isEqualValue,
  problemsOf,
  resolveConflicts,
  submittedValue,
  withLock,
  withoutField,
  withValue,
} from './formDraft'
import type { Problem } from './validationRules'

/** A form over one or many records. */
export type FormState = {
  /** The records as they are now. */
  records: readonly FormValues[]
  /** The rows that can be edited for so many. */
  fields: readonly FieldRow[]
  draft: FormDraft
  /** What of it is saved. */
  meant: FormDraft
  /** What is wrong, by field; what the server found too, until the field is changed or saved again. */
  problems: Readonly<Record<string, Problem>>
  /** What of it breaks a rule; what the server found is for the server to find again. */
  broken: Readonly<Record<string, Problem>>
  isChanged: boolean
  /** Fields that were changed here and elsewhere since they were shown. */
  conflicts: readonly Conflict[]
  /** The conflicts there would be if these were the records now. */
  conflictsWith: (records: readonly FormValues[]) => Conflict[]
  /** Fields that were changed elsewhere only; they show their new value already. */
  changedElsewhere: readonly string[]
  change: (field: FieldRow, value: unknown) => void
  setLock: (field: FieldRow, locked: boolean) => void
  revert: (name: string) => void
  /** Ends a conflict: mine overwrites when it is saved, theirs takes my change away. */
  resolve: (name: string, keep: 'mine' | 'theirs') => void
  /** Shows what the server found wrong. */
  refuse: (problems: Record<string, Problem>) => void
}

/** A draft, and the records as they were when it was begun. */
type Kept = { draft: FormDraft; before: readonly FormValues[] }

/**
 * The draft of a form. Records may be read again while it is open: what was not touched follows them, what was touched stays and
 * becomes a conflict where it was changed elsewhere too.
 * @param memory  what outlives the form while it is not drawn; the form goes on from it
 */
export function useFormDraft(
  records: readonly FormValues[],
  table: readonly FieldRow[],
  memory: { draft?: unknown },
): FormState {
  const fields = fieldsFor(table, records.length)
  const kept = memory.draft as Kept | undefined
  const [draft, setDraft] = useState(kept?.draft ?? emptyDraft)
  const [before, setBefore] = useState(kept?.before ?? records)
  const [refused, setRefused] = useState<Record<string, Problem>>({})
  useEffect(() => {
    memory.draft = { draft, before } satisfies Kept
  }, [memory, draft, before])
  const forget = (name: string) => setRefused(({ [name]: _, ...others }) => others)
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
    change: (field, value) => {
      forget(field.name)
      setDraft(now => withValue(records, now, field, value))
    },
    setLock: (field, locked) => setDraft(now => withLock(now, field, locked)),
    revert: name => {
      forget(name)
      setDraft(now => withoutField(now, name))
    },
    resolve: (name, keep) => {
      setBefore(old => resolveConflicts(old, records, name))
      if (keep === 'theirs') setDraft(now => withoutField(now, name))
    },
    refuse: setRefused,
  }
}
