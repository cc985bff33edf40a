import type { ComponentType } from 'react'
import { useTranslate } from '../language/useTranslate'
import { FieldFrame } from './FieldFrame'
import type { FieldRow, InputProps } from './fieldTable'
import { displayedLock, displayedValue, emptyDraft, isRequired } from './formDraft'
import type { FormState } from './useFormDraft'
import { isEmpty } from './validationRules'

type FieldRowsProps = { noun: string; form: FormState; tab?: string }

/** Renders the fields of a form, or of one tab. Labels come from the translations of the resource's fields. */
export function FieldRows({ noun, form, tab }: FieldRowsProps) {
  return form.fields
    .filter(field => tab === undefined || field.tab === tab)
    .map(field => <Field key={field.name} noun={noun} form={form} field={field} />)
}

/** Returns the DOM id of a field's control. Dialogs are modal, so each field is rendered at most once. */
export const fieldId = (noun: string, name: string): string => `${noun}-${name}`

function Field({ noun, form, field }: { noun: string; form: FormState; field: FieldRow }) {
  const t = useTranslate()
  const { name, lock, clear, choices, suggest, hint, bare } = field
  const { records, draft } = form
  const shown = displayedValue(records, draft, field)
  // The field table ties each input to the type of its value; this type is lost here.
  const Input = field.input as unknown as ComponentType<InputProps<unknown>>
  const id = fieldId(noun, name)
  const label = t(`resources.${noun}.fields.${name}`)
  const problem = form.problems[name]
  // A required field counts as invalid instead of cleared.
  const isReplaced = name in draft.values && !displayedValue(records, emptyDraft, field).same
  const isEmptied = !problem && name in draft.values && isEmpty(draft.values[name])
  const input = (
    <Input
      id={id}
      label={label}
      value={shown.same ? shown.value : emptyOf(records[0]?.[name])}
      onChange={value => form.change(field, value)}
      differs={!shown.same}
      placeholder={shown.same ? (isEmptied ? t('form.cleared') : undefined) : t('form.mixedValues')}
      required={isRequired(field)}
      problem={problem}
      choices={choices}
      suggest={suggest}
    />
  )
  if (bare) return input
  return (
    <FieldFrame
      id={id}
      label={label}
      required={isRequired(field) && records.length === 1}
      problem={problem}
      hint={isReplaced && !isEmptied ? t('form.replacesMixedValues') : hint && t(hint)}
      lock={lock === undefined ? undefined : displayedLock(records, draft, field)}
      onLock={locked => form.setLock(field, locked)}
      onEmpty={clear === undefined || shown.same ? undefined : () => form.change(field, emptyOf(records[0]?.[name]))}
      onRevert={name in draft.values ? () => form.revert(name) : undefined}
    >
      {input}
    </FieldFrame>
  )
}

/** Returns the empty value of the same type. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}
