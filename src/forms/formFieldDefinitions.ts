import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FormValidationProblem, ValidationRule } from './validationRules'

export type FormInputProps<Value> = {
  id: string
  /** DOM id of the whole field. Set only if the input is a part of a field. `id` is then the DOM id of this part. */
  partOf?: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Validation problem of the field. For a list of rows, contains the row and the column of the problem. */
  problem?: FormValidationProblem
  /** Whether the edited records have different values. If true, the input is empty. */
  isMixed?: boolean
  /** Text in the empty input, for example the reason why the input is empty. */
  placeholder?: string
  required?: boolean
  hint?: string
  choices?: { enumName: string; values: Readonly<Record<string, string>> }
  suggest?: GetFieldSuggestionsQueryOptions
}

/**
 * Returns the query that loads suggestions for a field. For example, `getGetGenresQueryOptions` loads all genres on the
 * server.
 * @param typed text that the user has typed. The server filters long lists of suggestions by this text
 */
export type GetFieldSuggestionsQueryOptions = (typed: string) => UseQueryOptions<string[], Error, string[], QueryKey>

type ClearedValue = null | '' | readonly never[]

type LockFieldName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends boolean ? Name : never
}[keyof Values & string]

/**
 * Converts the type of an API value to the type of the value in a form. An enum becomes a string. A number can also be
 * null, because an input may be empty.
 */
type EditedValue<Value> = Value extends string
  ? string
  : Value extends number
    ? number | null
    : Value extends readonly (infer Row)[]
      ? Row[]
      : Value

type TypedFormFieldDefinition<Values, Name extends keyof Values & string> = {
  /** Form tab that contains the field. On phones, the tabs are sections below each other. */
  tab: string
  name: Name
  /**
   * Name of the boolean record property that prevents the server from changing the field automatically. When the user
   * edits the field, the form also sets this property.
   */
  lock?: LockFieldName<Values>
  input: ComponentType<FormInputProps<EditedValue<Values[Name]>>>
  rule?: ValidationRule<EditedValue<Values[Name]>>
  /** `false` hides the field if several records are edited. */
  batchEditable?: false
  clearedValue?: ClearedValue
  /** Converts a text, without spaces around it, to the text that is sent to the server. */
  normalize?: (text: string) => string
  choices?: FormInputProps<unknown>['choices']
  suggest?: GetFieldSuggestionsQueryOptions
  /** Translation key of the hint below the field, and values for its placeholders. */
  hint?: string
  hintValues?: Readonly<Record<string, string | number>>
  /** Translation key of a text beside the label, such as "needs a restart". */
  mark?: string
  placeholder?: string
  /** True if the input renders its label itself. The form then renders no label and no hint around the input. */
  unframed?: true
}

/** Form fields of a record, in display order. The definitions determine the edit dialog and the request body. */
export type FormFieldDefinitions<Values> = readonly {
  [Name in keyof Values & string]: TypedFormFieldDefinition<Values, Name>
}[keyof Values & string][]

/** Form field definition for code that handles the fields of any record type. */
export type FormFieldDefinition = {
  tab: string
  name: string
  lock?: string
  input: ComponentType<never>
  rule?: ValidationRule<never>
  batchEditable?: false
  clearedValue?: ClearedValue
  normalize?: (text: string) => string
  choices?: FormInputProps<unknown>['choices']
  suggest?: GetFieldSuggestionsQueryOptions
  hint?: string
  hintValues?: Readonly<Record<string, string | number>>
  mark?: string
  placeholder?: string
  unframed?: true
}

/** Lists the form tabs. The tab of the first field comes first. */
export const listFormFieldTabs = (fields: readonly FormFieldDefinition[]): string[] => [
  ...new Set(fields.map(({ tab }) => tab)),
]
