import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FormValidationProblem, ValidationRule } from './validationRules'

export type FormInputProps<Value> = {
  id: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Validation problem of the field. For a list of rows, contains the row and the column of the problem. */
  problem?: FormValidationProblem
  /** Whether the edited records have different values. If true, the input is empty. */
  isMixed?: boolean
  /** Placeholder that explains why the input is empty. */
  placeholder?: string
  required?: boolean
  hint?: string
  choices?: { enumName: string; values: Readonly<Record<string, string>> }
  suggest?: GetFieldSuggestionsQueryOptions
}

/**
 * Returns the query that loads suggestions: the values in use on the server, such as genres. Example:
 * `getGetGenresQueryOptions`.
 * @param typed text by which the server filters long lists
 */
export type GetFieldSuggestionsQueryOptions = (typed: string) => UseQueryOptions<string[], Error, string[], QueryKey>

type ClearedValue = null | '' | readonly never[]

type LockFieldName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends boolean ? Name : never
}[keyof Values & string]

/** Type of a value in a form. An enum is a string. A number is null while its input is empty. */
type EditedValue<Value> = Value extends string
  ? string
  : Value extends number
    ? number | null
    : Value extends readonly (infer Row)[]
      ? Row[]
      : Value

type TypedFormFieldDefinition<Values, Name extends keyof Values & string> = {
  /** Form tab that contains the field. On phones, tabs are stacked sections. */
  tab: string
  name: Name
  /**
   * Name of the record property that locks the field against automatic changes. When the user edits the field, the
   * field is also locked.
   */
  lock?: LockFieldName<Values>
  input: ComponentType<FormInputProps<EditedValue<Values[Name]>>>
  rule?: ValidationRule<EditedValue<Values[Name]>>
  /** `false` hides the field if several records are edited. */
  batchEditable?: false
  clearedValue?: ClearedValue
  choices?: FormInputProps<unknown>['choices']
  suggest?: GetFieldSuggestionsQueryOptions
  /** Translation key of the hint below the field, and values for its placeholders. */
  hint?: string
  hintValues?: Readonly<Record<string, string | number>>
  /** Translation key of a text beside the label, such as "needs a restart". */
  mark?: string
  placeholder?: string
  /** True if the input renders its own label, without the common field layout. */
  unframed?: true
}

/** Form fields of a record, in display order. Edit dialogs and request bodies follow these definitions. */
export type FormFieldDefinitions<Values> = readonly {
  [Name in keyof Values & string]: TypedFormFieldDefinition<Values, Name>
}[keyof Values & string][]

/** Definition of a form field for a record of any type. The type of the field value is unknown. */
export type FormFieldDefinition = {
  tab: string
  name: string
  lock?: string
  input: ComponentType<never>
  rule?: ValidationRule<never>
  batchEditable?: false
  clearedValue?: ClearedValue
  choices?: FormInputProps<unknown>['choices']
  suggest?: GetFieldSuggestionsQueryOptions
  hint?: string
  hintValues?: Readonly<Record<string, string | number>>
  mark?: string
  placeholder?: string
  unframed?: true
}

/** Lists the tabs of the fields, in order of their first field. */
export const listFormFieldTabs = (fields: readonly FormFieldDefinition[]): string[] => [
  ...new Set(fields.map(({ tab }) => tab)),
]
