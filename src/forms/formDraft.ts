import type { FieldRow } from './fieldTable'
import { isEmpty, isRequiredRule, type Problem, type Rule } from './validationRules'

/** A record as its fields see it. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * What a person changed: values by field and locks by lock. What was not touched is not in it, so it stays right when the
 * records change below.
 */
export type FormDraft = { readonly values: FormValues; readonly locks: Readonly<Record<string, boolean>> }

export const emptyDraft: FormDraft = { values: {}, locks: {} }

/** What several records have in common: one value, or that they differ. */
export type CommonValue = { same: true; value: unknown } | { same: false }

/** A lock of several records: set, open, or set in some. */
export type LockState = 'locked' | 'open' | 'some'

/**
 * Whether two values of a field say the same. A number that is none is not the same as nothing. Texts such as genres and tags have
 * no order: the server gives them in any.
 */
export const isEqualValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isObject(one) && isObject(other) && written(one) === written(other))

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const written = (value: unknown) => JSON.stringify(isTexts(value) ? value.toSorted() : value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

/** The value that all records have in a field, or that there is none. Without records nothing is in common. */
export function commonValue(records: readonly FormValues[], name: string): CommonValue {
  const [first, ...others] = records
  if (!first || others.some(record => !isEqualValue(record[name], first[name]))) return { same: false }
  return { same: true, value: first[name] }
}

/** The value that stands in a field: what was typed, else what the records have in common. */
export function displayedValue(records: readonly FormValues[], draft: FormDraft, { name }: FieldRow): CommonValue {
  return name in draft.values ? { same: true, value: draft.values[name] } : commonValue(records, name)
}

/** The lock as it stands: what was chosen; else set when the value was changed; else what the records have. */
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

/** The draft after a value was changed. A value that is back where it was is no longer changed. */
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

/** The draft after a lock was set or opened by hand. */
export function withLock(draft: FormDraft, { lock }: FieldRow, locked: boolean): FormDraft {
  return lock === undefined ? draft : { ...draft, locks: { ...draft.locks, [lock]: locked } }
}

/** The draft without what was typed in a field: what the records have holds again. */
export function withoutField(draft: FormDraft, name: string): FormDraft {
  const { [name]: _, ...values } = draft.values
  return { ...draft, values }
}

/** The draft as it is meant: spaces at the ends of a text that is as it was are no change. */
export function submittedValue(records: readonly FormValues[], draft: FormDraft): FormDraft {
  const values = Object.entries(draft.values).filter(([name, value]) => {
    const before = commonValue(records, name)
    return typeof value !== 'string' || !before.same || value.trim() !== (before.value ?? '')
  })
  return { ...draft, values: Object.fromEntries(values) }
}

/** The fields that can be edited for so many records. */
export const fieldsFor = <Row extends FieldRow>(fields: readonly Row[], count: number): Row[] =>
  fields.filter(({ many }) => count <= 1 || many !== false)

/**
 * What is sent for one record: values that were changed and differ from its own, emptied ones as the row's `clear` says, and
 * locks that differ from its own. Nothing to send gives an empty object.
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

/** Whether saving would change at least one record. */
export const isChanged = (records: readonly FormValues[], draft: FormDraft, fields: readonly FieldRow[]): boolean =>
  records.some(record => Object.keys(changesFor(record, draft, fields)).length > 0)

function sent(value: unknown, { clear }: FieldRow): unknown {
  if (isEmpty(value)) return clear === undefined ? value : clear
  return typeof value === 'string' ? value.trim() : value
}

/**
 * What is wrong with the draft, by field. Only what was typed is looked at: a value that came from the server and breaks a
 * rule is the server's, and is not sent back.
 */
export function problemsOf(draft: FormDraft, fields: readonly FieldRow[]): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  for (const { name, rule } of fields) {
    const found = name in draft.values ? (rule as Rule | undefined)?.(draft.values[name]) : undefined
    if (found) problems[name] = found
  }
  return problems
}

/** Whether a field refuses an empty value. */
export const isRequired = ({ rule }: FieldRow): boolean => rule !== undefined && isRequiredRule(rule)

/** A field that was changed here and, meanwhile, elsewhere to something else. */
export type Conflict = { name: string; mine: unknown; theirs: CommonValue }

/**
 * Where a draft and a change made elsewhere meet: fields that were changed here, and whose value in some record is neither
 * what it was when it was first shown nor what was typed. Everything else merges by itself, because a draft holds changes only.
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

/** What counts as first shown once a conflict about a field was settled: how it is now. */
export const resolveConflicts = (
  before: readonly FormValues[],
  now: readonly FormValues[],
  name: string,
): FormValues[] => before.map((record, place) => ({ ...record, [name]: now[place]?.[name] }))
