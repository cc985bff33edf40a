import { type ComponentType, memo } from 'react'
import { useTranslate } from '../language/useTranslate'
import { FormFieldLayout } from './FormFieldLayout'
import { type FieldLockState, getCommonFieldValue, getDisplayedFieldLockState, isRequiredField } from './formDraft'
import type { FormFieldDefinition, FormInputProps } from './formFieldDefinitions'
import type { UseFormDraftResult } from './useFormDraft'
import { type FormValidationProblem, isEmptyFieldValue } from './validationRules'

type FormFieldsProps = { resource: string; form: UseFormDraftResult; tab?: string }

/**
 * Renders the fields of a form, or only the fields of a form tab. The labels are the translations of the field names.
 * @param resource resource whose translations contain the labels
 */
export function FormFields({ resource, form, tab }: FormFieldsProps) {
  const { records, draft, problems, change, setLock, revert } = form
  return form.fields
    .filter(field => tab === undefined || field.tab === tab)
    .map(field => (
      <FormField
        key={field.name}
        {...{ resource, field, records, change, setLock, revert }}
        problem={problems[field.name]}
        isEdited={field.name in draft.values}
        editedValue={draft.values[field.name]}
        lock={field.lock === undefined ? undefined : getDisplayedFieldLockState(records, draft, field)}
      />
    ))
}

/**
 * Returns the DOM id of a form input. Ids are unique, because the document never contains two forms of the same
 * resource.
 */
export const getFormFieldDomId = (resource: string, name: string): string => `${resource}-${name}`

/**
 * Maximum number of items in a list value that the form can edit. Controls for thousands of items would block the page.
 */
const MAX_EDITABLE_ITEMS = 300

type FormFieldProps = Pick<UseFormDraftResult, 'records' | 'change' | 'setLock' | 'revert'> & {
  resource: string
  field: FormFieldDefinition
  problem?: FormValidationProblem
  isEdited: boolean
  /** Value that the user has entered. Undefined if the user has not edited the field. */
  editedValue: unknown
  /** Undefined if the field cannot be locked. */
  lock?: FieldLockState
}

/** Field of a form. Renders again only if its own props change, so that typing in a field does not render all fields. */
const FormField = memo(function FormField({ resource, field, records, problem, ...fieldProps }: FormFieldProps) {
  const t = useTranslate()
  const { isEdited, editedValue, lock, change, setLock, revert } = fieldProps
  const { name, clearedValue, choices, suggest, unframed, mark } = field
  const stored = getCommonFieldValue(records, name)
  const displayed = isEdited ? { same: true as const, value: editedValue } : stored
  // This cast is safe, because the type of a field definition allows only inputs that suit the type of the field value.
  const Input = field.input as unknown as ComponentType<FormInputProps<unknown>>
  const id = getFormFieldDomId(resource, name)
  const label = t(`resources.${resource}.fields.${name}`)
  const hint = field.hint && t(field.hint, field.hintValues)
  const replacesMixedValues = isEdited && !stored.same
  // True if the user has emptied an optional field. False for an emptied required field, because such a field has a
  // validation problem.
  const isCleared = !problem && isEdited && isEmptyFieldValue(editedValue)
  const count = stored.same && Array.isArray(stored.value) ? stored.value.length : 0
  const isTooLong = count > MAX_EDITABLE_ITEMS
  const input = isTooLong ? (
    <p>{t('form.tooManyItems', { label, count })}</p>
  ) : (
    <Input
      id={id}
      label={label}
      value={displayed.same ? displayed.value : emptyValueLike(records[0]?.[name])}
      onChange={value => change(field, value)}
      isMixed={!displayed.same}
      placeholder={
        displayed.same ? (field.placeholder ?? (isCleared ? t('form.cleared') : undefined)) : t('form.mixedValues')
      }
      required={isRequiredField(field)}
      problem={problem}
      choices={choices}
      suggest={suggest}
      hint={hint}
    />
  )
  if (unframed || isTooLong) return input
  return (
    <FormFieldLayout
      id={id}
      label={label}
      required={isRequiredField(field) && records.length === 1}
      problem={problem}
      mark={mark && t(mark)}
      hint={replacesMixedValues && !isCleared ? t('form.replacesMixedValues') : hint}
      lock={lock}
      onLock={locked => setLock(field, locked)}
      onClear={
        clearedValue === undefined || displayed.same
          ? undefined
          : () => change(field, emptyValueLike(records[0]?.[name]))
      }
      onRevert={isEdited ? () => revert(name) : undefined}
    >
      {input}
    </FormFieldLayout>
  )
})

/**
 * Returns an empty value of the same type as `value`: an empty list for a list, and an empty text for a text. Returns
 * null for all other values.
 */
function emptyValueLike(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}
