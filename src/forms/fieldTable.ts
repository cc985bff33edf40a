import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ValidationProblem, ValidationRule } from './validationRules'

/** Props of every form input. They contain nothing about records, locks or the server. */
export type FormInputProps<Value> = {
  id: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Validation problem, with the row and member for lists of rows. */
  problem?: ValidationProblem
  /** Several records with different values are edited; the input is then empty. */
  isMixed?: boolean
  /** Explains why the input is empty. */
  placeholder?: string
  /** The value must not be empty. */
  required?: boolean
  hint?: string
  /** Enum whose values are offered. */
  choices?: { enumName: string; values: Readonly<Record<string, string>> }
  /** Returns the query for values in use on the server. */
  suggest?: SuggestionsQuery
}

/**
 * Returns the query for the values in use, such as `getGetGenresQueryOptions`. The server filters long lists by the
 * typed text.
 */
export type SuggestionsQuery = (typed: string) => UseQueryOptions<string[], Error, string[], QueryKey>

/** Value that clears a field when sent; server-facts 3.8 lists it for each field. */
type ClearedValue = null | '' | readonly never[]

/** Names of the boolean members of a record, such as locks. */
type LockFieldName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends boolean ? Name : never
}[keyof Values & string]

/** Type of a value while it is edited: an enum as a string, a number or null while the input is empty. */
type EditedValue<Value> = Value extends string
  ? string
  : Value extends number
    ? number | null
    : Value extends readonly (infer Row)[]
      ? Row[]
      : Value

type TypedFieldDefinition<Values, Name extends keyof Values & string> = {
  /** Tab of the dialog that holds the field; a stacked section on phones. */
  tab: string
  name: Name
  /** Name of the lock that protects the value from automatic changes. Editing the field sets it. */
  lock?: LockFieldName<Values>
  input: ComponentType<FormInputProps<EditedValue<Values[Name]>>>
  rule?: ValidationRule<EditedValue<Values[Name]>>
  /** `false` hides the field when several records are edited. */
  batchEditable?: false
  clearedValue?: ClearedValue
  choices?: FormInputProps<unknown>['choices']
  suggest?: SuggestionsQuery
  /** Translation key of the hint below the field, and the values for its placeholders. */
  hint?: string
  hintValues?: Readonly<Record<string, string | number>>
  /** Translation key of a mark beside the label, such as "needs a restart". */
  mark?: string
  /** Text of the empty input, such as a default value. */
  placeholder?: string
  /** The input renders its own label and gets no frame. */
  unframed?: true
}

/**
 * Fields of a record in display order. Edit dialogs for one and for many records and the request body are derived from
 * this table.
 */
export type FieldTable<Values> = readonly {
  [Name in keyof Values & string]: TypedFieldDefinition<Values, Name>
}[keyof Values & string][]

/** A field definition without the type of its value, for code that handles any table. */
export type FieldDefinition = {
  tab: string
  name: string
  lock?: string
  input: ComponentType<never>
  rule?: ValidationRule<never>
  batchEditable?: false
  clearedValue?: ClearedValue
  choices?: FormInputProps<unknown>['choices']
  suggest?: SuggestionsQuery
  hint?: string
  hintValues?: Readonly<Record<string, string | number>>
  mark?: string
  placeholder?: string
  unframed?: true
}

/** Lists the tabs of a table in the order of their first fields. */
export const listFieldTabs = (fields: readonly FieldDefinition[]): string[] => [
  ...new Set(fields.map(({ tab }) => tab)),
]
