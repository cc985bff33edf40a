import type { FormFieldDefinition } from './formFieldDefinitions'
import { isSameStoredValue } from './storedValues/isSameStoredValue'
import { type FormValidationProblem, isEmptyFieldValue, isRequiredRule, type ValidationRule } from './validationRules'

/** Values of a record by field name. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * Edits of the user in a form: changed values and changed locks. Fields without an edit are absent. The edits therefore
 * stay valid when the records are refetched.
 */
export type FormDraftEdits = { readonly values: FormValues; readonly locks: Readonly<Record<string, boolean>> }

export const emptyFormDraftEdits: FormDraftEdits = { values: {}, locks: {} }

/** Value that a field has in all edited records. If the records have different values, `same` is false. */
export type CommonFieldValue = { same: true; value: unknown } | { same: false }

/**
 * Lock state of a field in the edited records. `locked`: locked in all records. `open`: locked in no record. `some`:
 * locked in some records.
 */
export type FieldLockState = 'locked' | 'open' | 'some'

/**
 * Returns whether two values of a field are equal. In lists of texts, the order is ignored, because the server does not
 * preserve the order.
 */
export const areFieldValuesEqual = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isObject(a) && isObject(b) && serializeValue(a) === serializeValue(b))

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const serializeValue = (value: unknown) => JSON.stringify(isStringArray(value) ? value.toSorted() : value)
const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')

/**
 * Returns `same: true` and the value of a field if all records have the same value. Otherwise, returns `same: false`.
 */
export function getCommonFieldValue(records: readonly FormValues[], name: string): CommonFieldValue {
  const [first, ...others] = records
  if (!first || others.some(record => !areFieldValuesEqual(record[name], first[name]))) return { same: false }
  return { same: true, value: first[name] }
}

/**
 * Returns the value that a field shows. This is the edited value or, without an edit, the common value of the records.
 */
export function getDisplayedFieldValue(
  records: readonly FormValues[],
  draft: FormDraftEdits,
  { name }: FormFieldDefinition,
): CommonFieldValue {
  return name in draft.values ? { same: true, value: draft.values[name] } : getCommonFieldValue(records, name)
}

/**
 * Returns the lock state that a field shows. If the user has clicked the lock, the lock state is the choice of the
 * user. Otherwise, an edited field is shown as locked, because saving locks it.
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

/**
 * Returns the draft after the user has changed the value of a field. If the new value equals the value in the records,
 * the draft no longer contains a value of the field.
 */
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

/**
 * Returns the draft after the user has locked or unlocked a field. For a field without a lock, returns the draft
 * unchanged.
 */
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

/** Returns the draft without edits that only add leading or trailing whitespace. */
export function removeWhitespaceOnlyEdits(records: readonly FormValues[], draft: FormDraftEdits): FormDraftEdits {
  const values = Object.entries(draft.values).filter(([name, value]) => {
    const baseline = getCommonFieldValue(records, name)
    return typeof value !== 'string' || !baseline.same || value.trim() !== (baseline.value ?? '')
  })
  return { ...draft, values: Object.fromEntries(values) }
}

/**
 * Lists the fields that can be edited when the form edits `count` records. Some fields can be edited only for a single
 * record.
 */
export const listEditableFields = <Row extends FormFieldDefinition>(fields: readonly Row[], count: number): Row[] =>
  fields.filter(({ batchEditable }) => count <= 1 || batchEditable !== false)

/**
 * Builds the request body that updates a record. Contains only values and locks that differ from the record. If the
 * user has emptied a field, the body contains its `clearedValue`.
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

/** Returns whether saving the draft would change at least one of the records. */
export const hasFormDraftChanges = (
  records: readonly FormValues[],
  draft: FormDraftEdits,
  fields: readonly FormFieldDefinition[],
): boolean => records.some(record => Object.keys(buildRecordUpdate(record, draft, fields)).length > 0)

function toSubmittedValue(value: unknown, { clearedValue, normalize }: FormFieldDefinition): unknown {
  if (isEmptyFieldValue(value)) return clearedValue === undefined ? value : clearedValue
  if (typeof value !== 'string') return value
  return normalize ? normalize(value.trim()) : value.trim()
}

/** Returns whether `stored` is the value that the server has after the form has saved `entered`. */
const isStoredValueOf = (stored: unknown, entered: unknown, field: FormFieldDefinition): boolean =>
  areFieldValuesEqual(stored, entered) || isSameStoredValue(field.name, stored, toSubmittedValue(entered, field))

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

/**
 * Field that the user has edited in this form and that has also changed on the server. `mine` is the edited value, and
 * `theirs` the value on the server.
 */
export type FieldEditConflict = { name: string; mine: unknown; theirs: CommonFieldValue }

/**
 * Finds the conflicts in edited fields. A field has a conflict if its value on the server has changed since editing
 * began, and now differs from the edited value. Ignores changes that the server makes when it stores a value.
 * @param baseline records at the time when editing began
 * @param current records on the server now
 */
export function findFieldEditConflicts(
  baseline: readonly FormValues[],
  current: readonly FormValues[],
  draft: FormDraftEdits,
  fields: readonly FormFieldDefinition[],
): FieldEditConflict[] {
  return fields
    .filter(({ name }) => name in draft.values)
    .filter(field =>
      current.some((record, index) => {
        const stored = record[field.name]
        const changed = !areFieldValuesEqual(stored, baseline[index]?.[field.name])
        return changed && !isStoredValueOf(stored, draft.values[field.name], field)
      }),
    )
    .map(({ name }) => ({ name, mine: draft.values[name], theirs: getCommonFieldValue(current, name) }))
}

/**
 * Resolves the conflict of a field. Returns a copy of the `baseline` records in which the field `name` has the values
 * of the `current` records.
 * @param baseline records at the time when editing began
 * @param current records on the server now
 */
export const updateFieldBaseline = (
  baseline: readonly FormValues[],
  current: readonly FormValues[],
  name: string,
): FormValues[] => baseline.map((record, index) => ({ ...record, [name]: current[index]?.[name] }))

/**
 * Returns the baseline after the form has submitted values. A save can fail after the server has stored some of these
 * values. If the current value of a field equals the submitted value, the field counts as saved by this form. The
 * current value then replaces the value in the `baseline`.
 * @param baseline records at the time when editing began
 * @param current records on the server now
 * @param submitted values by field name
 */
export function includeOwnSavesInBaseline(
  baseline: readonly FormValues[],
  current: readonly FormValues[],
  submitted: FormValues,
  fields: readonly FormFieldDefinition[],
): readonly FormValues[] {
  return fields
    .filter(({ name }) => name in submitted)
    .reduce(
      (records, field) =>
        records.map((record, index) => {
          const stored = current[index]?.[field.name]
          return isStoredValueOf(stored, submitted[field.name], field) ? { ...record, [field.name]: stored } : record
        }),
      baseline,
    )
}
