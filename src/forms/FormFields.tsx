import type { ComponentType } from 'react'
import { useTranslate } from '../language/useTranslate'
import { FieldFrame } from './FieldFrame'
import type { FieldDefinition, FormInputProps } from './fieldTable'
import { displayedLock, displayedValue, emptyDraft, isRequiredField } from './formDraft'
import type { FormState } from './useFormDraft'
import { isEmptyValue } from './validationRules'

type FormFieldsProps = { resource: string; form: FormState; tab?: string }

/** Renders the fields of a form, or of one tab. Labels come from the translations of the resource's fields. */
export function FormFields({ resource, form, tab }: FormFieldsProps) {
  return form.fields
    .filter(field => tab === undefined || field.tab === tab)
    .map(field => <FormField key={field.name} noun={resource} form={form} field={field} />)
}

/** Returns the DOM id of a field's control. Dialogs are modal, so each field is rendered at most once. */
export const fieldId = (resource: string, name: string): string => `${resource}-${name}`

function FormField({ noun: resource, form, field }: { noun: string; form: FormState; field: FieldDefinition }) {
  const t = useTranslate()
  const { name, lock, clearedValue, choices, suggest, unframed, mark } = field
  const { records, draft } = form
  const displayed = displayedValue(records, draft, field)
  // The field table ties each input to the type of its value; this type is lost here.
  const Input = field.input as unknown as ComponentType<FormInputProps<unknown>>
  const id = fieldId(resource, name)
  const label = t(`resources.${resource}.fields.${name}`)
  const hint = field.hint && t(field.hint, field.hintValues)
  const problem = form.problems[name]
  // A required field counts as invalid instead of cleared.
  const replacesMixedValues = name in draft.values && !displayedValue(records, emptyDraft, field).same
  const isCleared = !problem && name in draft.values && isEmptyValue(draft.values[name])
  const input = (
    <Input
      id={id}
      label={label}
      value={displayed.same ? displayed.value : emptyValueLike(records[0]?.[name])}
      onChange={value => form.change(field, value)}
      isMixed={!displayed.same}
      placeholder={displayed.same ? (field.placeholder ?? (isCleared ? t('form.cleared') : undefined)) : t('form.mixedValues')}
      required={isRequiredField(field)}
      problem={problem}
      choices={choices}
      suggest={suggest}
      hint={hint}
    />
  )
  if (unframed) return input
  return (
    <FieldFrame
      id={id}
      label={label}
      required={isRequiredField(field) && records.length === 1}
      problem={problem}
      mark={mark && t(mark)}
      hint={replacesMixedValues && !isCleared ? t('form.replacesMixedValues') : hint}
      lock={lock === undefined ? undefined : displayedLock(records, draft, field)}
      onLock={locked => form.setLock(field, locked)}
      onClear={
        clearedValue === undefined || displayed.same
          ? undefined
          : () => form.change(field, emptyValueLike(records[0]?.[name]))
      }
      onRevert={name in draft.values ? () => form.revert(name) : undefined}
    >
      {input}
    </FieldFrame>
  )
}

/** Returns the empty value of the same type. */
function emptyValueLike(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}
