import type { FieldRow } from './fieldTable'
import { isEmpty, isRequiredRule, type Problem, type Rule } from './validationRules'

/** Values of a record by field name. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * Edited values by field and edited locks by lock name. Unedited fields are absent, so the draft stays valid when the
 * records are refetched.
 */
export type FormDraft = { readonly values: FormValues; readonly locks: Readonly<Record<string, boolean>> }

export const emptyDraft: FormDraft = { values: {}, locks: {} }

/** Common value of several records, or none when they differ. */
export type CommonValue = { same: true; value: unknown } | { same: false }

/** Lock of several records: locked in all, open in all, or locked in some. */
export type LockState = 'locked' | 'open' | 'some'

/**
 * Compares two values of a field. NaN differs from null. The order of text lists such as genres and tags is ignored:
 * the server returns them in any order.
 */
export const isEqualValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isObject(one) && isObject(other) && written(one) === written(other))

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const written = (value: unknown) => JSON.stringify(isTexts(value) ? value.toSorted() : value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

/** Returns the value that all records have in a field. Without records there is none. */
export function commonValue(records: readonly FormValues[], name: string): CommonValue {
  const [first, ...others] = records
  if (!first || others.some(record => !isEqualValue(record[name], first[name]))) return { same: false }
  return { same: true, value: first[name] }
}

/** Returns the value that a field shows: the edited value, otherwise the common value of the records. */
export function displayedValue(records: readonly FormValues[], draft: FormDraft, { name }: FieldRow): CommonValue {
  return name in draft.values ? { same: true, value: draft.values[name] } : commonValue(records, name)
}

/**
 * Returns the lock that a field shows: the edited lock, otherwise "locked" for an edited value, otherwise that of the
 * records.
 */
export function displayedLock(records: readonly FormValues[], draft: FormDraft, { name, lock }: FieldRow): LockState {
  if (lock !== undefined && lock in draft.locks) return draft.locks[lock] ? 'locked' : 'open'
  if (name in draft.values) return 'locked'
  return recordsLock(records, lock)
}

function recordsLock(records: readonly FormValues[], lock: string | undefined): LockState {
  const common = commonValue(records, lock ?? '')
  if (!common.same) return 'some'
  return common.value === true ? 'locked' : 'open'
}

/** Sets a value in the draft. Entering the original value again removes the change. */
export function withValue(
  records: readonly FormValues[],
  draft: FormDraft,
  { name }: FieldRow,
  value: unknown,
): FormDraft {
  const before = commonValue(records, name)
  if (before.same && isEqualValue(before.value, value)) return withoutField(draft, name)
  return { ...draft, values: { ...draft.values, [name]: value } }
}

/** Sets a lock in the draft. */
export function withLock(draft: FormDraft, { lock }: FieldRow, locked: boolean): FormDraft {
  return lock === undefined ? draft : { ...draft, locks: { ...draft.locks, [lock]: locked } }
}

/** Removes the edited value of a field from the draft. */
export function withoutField(draft: FormDraft, name: string): FormDraft {
  const { [name]: _, ...values } = draft.values
  return { ...draft, values }
}

/** Removes edits from the draft that only add leading or trailing whitespace to a text. */
export function submittedValue(records: readonly FormValues[], draft: FormDraft): FormDraft {
  const values = Object.entries(draft.values).filter(([name, value]) => {
    const before = commonValue(records, name)
    return typeof value !== 'string' || !before.same || value.trim() !== (before.value ?? '')
  })
  return { ...draft, values: Object.fromEntries(values) }
}

/** Lists the fields that can be edited for this number of records. */
export const fieldsFor = <Row extends FieldRow>(fields: readonly Row[], count: number): Row[] =>
  fields.filter(({ many }) => count <= 1 || many !== false)

/**
 * Builds the request body for a record: edited values and locks that differ from those of the record. A cleared field
 * is sent with the clearing value of its definition. Returns an empty object when nothing differs.
 */
export function changesFor(record: FormValues, draft: FormDraft, fields: readonly FieldRow[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const field of fields) {
    const { name, lock } = field
    if (name in draft.values && !isEqualValue(draft.values[name], record[name]))
      body[name] = sent(draft.values[name], field)
    if (lock === undefined) continue
    const wanted = displayedLock([record], draft, field) === 'locked'
    if (wanted !== (record[lock] === true)) body[lock] = wanted
  }
  return body
}

/** Returns whether saving would change at least one record. */
export const isChanged = (records: readonly FormValues[], draft: FormDraft, fields: readonly FieldRow[]): boolean =>
  records.some(record => Object.keys(changesFor(record, draft, fields)).length > 0)

function sent(value: unknown, { clear }: FieldRow): unknown {
  if (isEmpty(value)) return clear === undefined ? value : clear
  return typeof value === 'string' ? value.trim() : value
}

/**
 * Validates the draft and returns the problems by field. Unedited values are not validated, even when a value from the
 * server breaks a rule: they are not sent.
 */
export function problemsOf(draft: FormDraft, fields: readonly FieldRow[]): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  for (const { name, rule } of fields) {
    const found = name in draft.values ? (rule as Rule | undefined)?.(draft.values[name]) : undefined
    if (found) problems[name] = found
  }
  return problems
}

/** Returns whether a field rejects an empty value. */
export const isRequired = ({ rule }: FieldRow): boolean => rule !== undefined && isRequiredRule(rule)

/** A field that was edited here and changed elsewhere to a different value. */
export type Conflict = { name: string; mine: unknown; theirs: CommonValue }

/**
 * Finds edited fields whose current value in some record differs both from the baseline and from the edited value.
 * Changes of all other fields merge without a conflict, because the draft contains only edits.
 * @param before  the records when editing began
 * @param now  the current records
 */
export function conflictsOf(
  before: readonly FormValues[],
  now: readonly FormValues[],
  draft: FormDraft,
  fields: readonly FieldRow[],
): Conflict[] {
  return fields
    .filter(({ name }) => name in draft.values)
    .filter(({ name }) =>
      now.some((record, place) => {
        const changed = !isEqualValue(record[name], before[place]?.[name])
        return changed && !isEqualValue(record[name], draft.values[name])
      }),
    )
    .map(({ name }) => ({ name, mine: draft.values[name], theirs: commonValue(now, name) }))
}

/** Returns the baseline with the current values of a field, after its conflict was resolved. */
export const resolveConflicts = (
  before: readonly FormValues[],
  now: readonly FormValues[],
  name: string,
): FormValues[] => before.map((record, place) => ({ ...record, [name]: now[place]?.[name] }))
