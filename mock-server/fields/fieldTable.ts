import { metadataFields } from '../../src/generated/metadataFields'
import type { Body } from '../http/body'
import { type Violation, violations } from '../http/problems'
import { readCount, readFilled, readWords } from './readFields'

/** One field of the metadata of a noun: what it is before anybody knew better, and what an edit says of it. */
type FieldRow<Value> = {
  blank: Value
  /** Undefined keeps what was (server-facts 3.8). Faults are added to the list; what cannot be read at all is thrown. */
  read: (body: Body, faults: Violation[]) => Value | undefined
}

type Locked<Field extends string> = Record<Field, unknown> & { locks: Partial<Record<Field, boolean>> }

/** A row for each field of a record. */
export type FieldTable<Field extends string, Metadata extends Locked<Field>> = {
  [Key in Field]: FieldRow<Metadata[Key]>
}

type Contract = typeof metadataFields
type Noun = keyof Contract
type ContractField<N extends Noun> = keyof Contract[N] & string
/** Fields of which the schema alone does not say how they read. */
type OwnField<N extends Noun> = {
  [Key in keyof Contract[N]]: Contract[N][Key] extends { kind: 'own' } ? Key : never
}[keyof Contract[N]]

/**
 * The fields of a noun, as the contract has them. What a schema says of a field is enough for texts, words and counts.
 * @param rows  what is otherwise; needed for fields of which the schema does not say enough
 */
export function fieldTable<N extends Noun, Metadata extends Locked<ContractField<N>>>(
  noun: N,
  rows: { [Key in OwnField<N> & keyof Metadata]: FieldRow<Metadata[Key]> } & {
    [Key in ContractField<N>]?: FieldRow<Metadata[Key]>
  },
): FieldTable<ContractField<N>, Metadata> {
  const all = Object.entries(metadataFields[noun]).map(([field, said]) => [field, rowBySchema(field, said)])
  return { ...Object.fromEntries(all), ...rows } as FieldTable<ContractField<N>, Metadata>
}

/** Null empties lists and counts, and keeps texts (server-facts 3.8). */
function rowBySchema(field: string, { kind, least = 0 }: { kind: string; least?: number }): FieldRow<unknown> {
  if (kind === 'words') return { blank: [], read: body => readWords(body, field) }
  if (kind === 'count') return { blank: null, read: (body, faults) => readCount(body, field, least, faults) }
  if (kind === 'filled') return { blank: '', read: (body, faults) => readFilled(body, field, faults) }
  return { blank: '', read: body => body.text(field)?.trim() }
}

/** The fields of something new. */
export function blankFields<Field extends string, Metadata extends Locked<Field>>(
  table: FieldTable<Field, Metadata>,
): Pick<Metadata, Field> {
  return Object.fromEntries(namesIn(table).map(field => [field, structuredClone(table[field].blank)])) as Pick<
    Metadata,
    Field
  >
}

/** Each lock as the API names it; what was never locked is open. */
export function lockAnswers<Field extends string>(
  table: Record<Field, unknown>,
  locks: Partial<Record<Field, boolean>>,
): Record<`${Field}Lock`, boolean> {
  return Object.fromEntries(namesIn(table).map(field => [`${field}Lock`, locks[field] ?? false])) as Record<
    `${Field}Lock`,
    boolean
  >
}

/**
 * Metadata after an edit: absent keeps, null clears only some (server-facts 3.8), locks are set on top of those there are.
 * Throws on what breaks a rule; the body is judged even when there is nothing to edit.
 */
export function readEdit<Field extends string, Metadata extends Locked<Field>>(
  table: FieldTable<Field, Metadata>,
  body: Body,
  metadata: Metadata | undefined,
): Metadata | undefined {
  const faults: Violation[] = []
  const sent = namesIn(table)
    .map(field => [field, table[field].read(body, faults)] as const)
    .filter(([, value]) => value !== undefined)
  const locks = namesIn(table)
    .map(field => [field, body.bool(`${field}Lock`)] as const)
    .filter(([, value]) => value !== undefined)
  if (faults.length) throw violations(faults)
  return (
    metadata && { ...metadata, ...Object.fromEntries(sent), locks: { ...metadata.locks, ...Object.fromEntries(locks) } }
  )
}

const namesIn = <Field extends string>(table: Record<Field, unknown>) => Object.keys(table) as Field[]
