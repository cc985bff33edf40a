import type { ComponentType } from 'react'
import { useTranslate } from '../language/useTranslate'
import { FormFieldLayout } from './FormFieldLayout'
import { emptyFormDraftEdits, getDisplayedFieldLockState, getDisplayedFieldValue, isRequiredField } from './formDraft'
import type { FormFieldDefinition, FormInputProps } from './formFieldDefinitions'
import type { UseFormDraftResult } from './useFormDraft'
import { isEmptyFieldValue } from './validationRules'

type FormFieldsProps = { resource: string; form: UseFormDraftResult; tab?: string }

/**
 * Renders the fields of a form, or only the fields of a form tab. The labels are the translations of the field names.
 * @param resource resource whose translations contain the labels
 */
export function FormFields({ resource, form, tab }: FormFieldsProps) {
  return form.fields
    .filter(field => tab === undefined || field.tab === tab)
    .map(field => <FormField key={field.name} resource={resource} form={form} field={field} />)
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

type FormFieldProps = Omit<FormFieldsProps, 'tab'> & { field: FormFieldDefinition }

function FormField({ resource, form, field }: FormFieldProps) {
  const t = useTranslate()
  const { name, lock, clearedValue, choices, suggest, unframed, mark } = field
  const { records, draft } = form
  const displayed = getDisplayedFieldValue(records, draft, field)
  // This cast is safe, because the type of a field definition allows only inputs that suit the type of the field value.
  const Input = field.input as unknown as ComponentType<FormInputProps<unknown>>
  const id = getFormFieldDomId(resource, name)
  const label = t(`resources.${resource}.fields.${name}`)
  const hint = field.hint && t(field.hint, field.hintValues)
  const problem = form.problems[name]
  const stored = getDisplayedFieldValue(records, emptyFormDraftEdits, field)
  const replacesMixedValues = name in draft.values && !stored.same
  // True if the user has emptied an optional field. False for an emptied required field, because such a field has a
  // validation problem.
  const isCleared = !problem && name in draft.values && isEmptyFieldValue(draft.values[name])
  const count = stored.same && Array.isArray(stored.value) ? stored.value.length : 0
  const isTooLong = count > MAX_EDITABLE_ITEMS
  const input = isTooLong ? (
    <p>{t('form.tooManyItems', { label, count })}</p>
  ) : (
    <Input
      id={id}
      label={label}
      value={displayed.same ? displayed.value : emptyValueLike(records[0]?.[name])}
      onChange={value => form.change(field, value)}
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
      lock={lock === undefined ? undefined : getDisplayedFieldLockState(records, draft, field)}
      onLock={locked => form.setLock(field, locked)}
      onClear={
        clearedValue === undefined || displayed.same
          ? undefined
          : () => form.change(field, emptyValueLike(records[0]?.[name]))
      }
      onRevert={name in draft.values ? () => form.revert(name) : undefined}
    >
      {input}
    </FormFieldLayout>
  )
}

/**
 * Returns an empty value of the same type as `value`: an empty list for a list, and an empty text for a text. Returns
 * null for all other values.
 */
function emptyValueLike(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}
