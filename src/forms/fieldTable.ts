import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Problem, Rule } from './validationRules'

/** What every input of a form is given. It says nothing about records, locks or the server. */
export type InputProps<Value> = {
  id: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** What is wrong with the value, with the place in it where that helps. */
  problem?: Problem
  /** Several records are edited and do not have the same value; the input then stands empty. */
  differs?: boolean
  /** Says why the input stands empty. */
  placeholder?: string
  /** The input may not be emptied. */
  required?: boolean
  hint?: string
  /** The name of the enum whose choices are offered. */
  choices?: { of: string; from: Readonly<Record<string, string>> }
  /** Asks the server for values that are in use. */
  suggest?: Suggest
}

/** The query behind a list of values in use: `getGetGenresQueryOptions` and its like. Long lists are searched by the server. */
export type Suggest = (typed: string) => UseQueryOptions<string[], Error, string[], QueryKey>

/** What stands for an emptied field when it is sent: server-facts 3.8 says for each what clears it. */
type Cleared = null | '' | readonly never[]

/** Names of the record's members that are locks. */
type LockOf<Values> = { [Name in keyof Values & string]: Values[Name] extends boolean ? Name : never }[keyof Values &
  string]

/** An enum is edited as the text it is; a number may be missing while one types. */
type Edited<Value> = Value extends string
  ? string
  : Value extends number
    ? number | null
    : Value extends readonly (infer Row)[]
      ? Row[]
      : Value

type RowOf<Values, Name extends keyof Values & string> = {
  /** The tab of the dialog, and section on a phone, that holds the field. */
  tab: string
  name: Name
  /** Keeps the value from automatic changes; set by a change made by hand. */
  lock?: LockOf<Values>
  input: ComponentType<InputProps<Edited<Values[Name]>>>
  rule?: Rule<Edited<Values[Name]>>
  /** `false`: makes no sense for several records at once. */
  many?: false
  clear?: Cleared
  choices?: InputProps<unknown>['choices']
  suggest?: Suggest
  /** The key of a sentence that stands below the field. */
  hint?: string
  /** The input says its own name: nothing stands around it. */
  bare?: true
}

/**
 * The fields of a record, in the order in which they are shown. The dialog for one and the dialog for many draw themselves from
 * it, and so does what is sent.
 */
export type FieldTable<Values> = readonly { [Name in keyof Values & string]: RowOf<Values, Name> }[keyof Values &
  string][]

/** A row whose value type is no longer known; what reads rows of any table takes these. */
export type FieldRow = {
  tab: string
  name: string
  lock?: string
  input: ComponentType<never>
  rule?: Rule<never>
  many?: false
  clear?: Cleared
  choices?: InputProps<unknown>['choices']
  suggest?: Suggest
  hint?: string
  bare?: true
}

/** The tabs of a table in the order of their first fields. */
export const tabsOf = (fields: readonly FieldRow[]): string[] => [...new Set(fields.map(({ tab }) => tab))]
