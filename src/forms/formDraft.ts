import type { FormFieldDefinition } from './formFieldDefinitions'
import { type FormValidationProblem, isEmptyFieldValue, isRequiredRule, type ValidationRule } from './validationRules'

/** Values of a record by field name. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * Edited values and locks of a form. Unedited values are absent, so the draft stays valid when the records are
 * refetched.
 */
export type FormDraftEdits = { readonly values: FormValues; readonly locks: Readonly<Record<string, boolean>> }

export const emptyFormDraftEdits: FormDraftEdits = { values: {}, locks: {} }

/** Value of a field in several records. If the records have different values, `same` is false. */
export type CommonFieldValue = { same: true; value: unknown } | { same: false }

/**
 * Lock of a field in several records: `locked` in all records, `open` in all records, or locked in `some` records.
 */
export type FieldLockState = 'locked' | 'open' | 'some'

/**
 * Returns whether two values of a field are equal. Ignores the order of text lists, because the server does not
 * preserve the order.
 */
export const areFieldValuesEqual = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isObject(a) && isObject(b) && serializeValue(a) === serializeValue(b))

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const serializeValue = (value: unknown) => JSON.stringify(isStringArray(value) ? value.toSorted() : value)
const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')

/** Returns the common value of a field in several records. If the records have different values, `same` is false. */
export function getCommonFieldValue(records: readonly FormValues[], name: string): CommonFieldValue {
  const [first, ...others] = records
  if (!first || others.some(record => !areFieldValuesEqual(record[name], first[name]))) return { same: false }
  return { same: true, value: first[name] }
}

/** Returns the value that a field shows: the edited value, or the common value of the records. */
export function getDisplayedFieldValue(
  records: readonly FormValues[],
  draft: FormDraftEdits,
  { name }: FormFieldDefinition,
): CommonFieldValue {
  return name in draft.values ? { same: true, value: draft.values[name] } : getCommonFieldValue(records, name)
}

/**
 * Returns the lock state that a field shows. A field with an edited value counts as locked, unless the user has changed
 * its lock.
 */
export function getDisplayedFieldLockState(
  records: readonly FormValues[],
  draft: FormDraftEdits,
  { name, lock }: FormFieldDefinition,
): FieldLockState {
  if (lock !== undefined && lock in draft.locks) return draft.locks[lock] ? 'locked' : 'open'
  if (name in draft.values) return 'locked'
  return commonLock(records, lock)
}

function commonLock(records: readonly FormValues[], lock: string | undefined): FieldLockState {
  const common = getCommonFieldValue(records, lock ?? '')
  if (!common.same) return 'some'
  return common.value === true ? 'locked' : 'open'
}

/** Returns the draft with an edited value of a field. If the value equals the original value, the edit is removed. */
export function changeDraftFieldValue(
  records: readonly FormValues[],
  draft: FormDraftEdits,
  { name }: FormFieldDefinition,
  value: unknown,
): FormDraftEdits {
  const baseline = getCommonFieldValue(records, name)
  if (baseline.same && areFieldValuesEqual(baseline.value, value)) return removeDraftFieldValue(draft, name)
  return { ...draft, values: { ...draft.values, [name]: value } }
}

/** Returns the draft with the lock of a field set or cleared. Unchanged for a field without a lock. */
export function changeDraftFieldLock(
  draft: FormDraftEdits,
  { lock }: FormFieldDefinition,
  locked: boolean,
): FormDraftEdits {
  return lock === undefined ? draft : { ...draft, locks: { ...draft.locks, [lock]: locked } }
}

/** Returns the draft without the edited value of a field. */
export function removeDraftFieldValue(draft: FormDraftEdits, name: string): FormDraftEdits {
  const { [name]: _, ...values } = draft.values
  return { ...draft, values }
}

/** Returns the draft without edits that change only leading or trailing whitespace. */
export function removeWhitespaceOnlyEdits(records: readonly FormValues[], draft: FormDraftEdits): FormDraftEdits {
  const values = Object.entries(draft.values).filter(([name, value]) => {
    const baseline = getCommonFieldValue(records, name)
    return typeof value !== 'string' || !baseline.same || value.trim() !== (baseline.value ?? '')
  })
  return { ...draft, values: Object.fromEntries(values) }
}

/** Lists the fields that can be edited for `count` records. Some fields can be edited only for a single record. */
export const listEditableFields = <Row extends FormFieldDefinition>(fields: readonly Row[], count: number): Row[] =>
  fields.filter(({ batchEditable }) => count <= 1 || batchEditable !== false)

/**
 * Builds the request body for a record. Contains only the values and locks that differ from the record. A cleared
 * field has its `clearedValue`.
 */
export function buildRecordUpdate(
  record: FormValues,
  draft: FormDraftEdits,
  fields: readonly FormFieldDefinition[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const field of fields) {
    const { name, lock } = field
    if (name in draft.values && !areFieldValuesEqual(draft.values[name], record[name]))
      body[name] = toSubmittedValue(draft.values[name], field)
    if (lock === undefined) continue
    const isLocked = getDisplayedFieldLockState([record], draft, field) === 'locked'
    if (isLocked !== (record[lock] === true)) body[lock] = isLocked
  }
  return body
}

/** Returns whether saving would change at least one record. */
export const hasFormDraftChanges = (
  records: readonly FormValues[],
  draft: FormDraftEdits,
  fields: readonly FormFieldDefinition[],
): boolean => records.some(record => Object.keys(buildRecordUpdate(record, draft, fields)).length > 0)

function toSubmittedValue(value: unknown, { clearedValue }: FormFieldDefinition): unknown {
  if (isEmptyFieldValue(value)) return clearedValue === undefined ? value : clearedValue
  return typeof value === 'string' ? value.trim() : value
}

/** Validates the edited values and returns the problems by field. Skips unedited values. */
export function validateFormDraft(
  draft: FormDraftEdits,
  fields: readonly FormFieldDefinition[],
): Record<string, FormValidationProblem> {
  const problems: Record<string, FormValidationProblem> = {}
  for (const { name, rule } of fields) {
    const problem = name in draft.values ? (rule as ValidationRule | undefined)?.(draft.values[name]) : undefined
    if (problem) problems[name] = problem
  }
  return problems
}

/** Returns whether a field rejects an empty value. */
export const isRequiredField = ({ rule }: FormFieldDefinition): boolean => rule !== undefined && isRequiredRule(rule)

/** Field that was changed both in this form and outside of it. */
export type FieldEditConflict = { name: string; mine: unknown; theirs: CommonFieldValue }

/**
 * Finds the fields that were changed both in the form and outside of it.
 * @param baseline the records when editing began
 * @param current the current records
 */
export function findFieldEditConflicts(
  baseline: readonly FormValues[],
  current: readonly FormValues[],
  draft: FormDraftEdits,
  fields: readonly FormFieldDefinition[],
): FieldEditConflict[] {
  return fields
    .filter(({ name }) => name in draft.values)
    .filter(({ name }) =>
      current.some((record, index) => {
        const changed = !areFieldValuesEqual(record[name], baseline[index]?.[name])
        return changed && !areFieldValuesEqual(record[name], draft.values[name])
      }),
    )
    .map(({ name }) => ({ name, mine: draft.values[name], theirs: getCommonFieldValue(current, name) }))
}

/**
 * Returns `baseline` (the records when editing began) with the current values of a field. In the returned baseline, the
 * field has no conflict.
 */
export const updateFieldBaseline = (
  baseline: readonly FormValues[],
  current: readonly FormValues[],
  name: string,
): FormValues[] => baseline.map((record, index) => ({ ...record, [name]: current[index]?.[name] }))
