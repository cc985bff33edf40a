import { metadataFields } from '../../src/generated/metadataFields'
import type { Body } from '../http/body'
import { type Violation, violations } from '../http/problems'
import { readCount, readFilled, readWords } from './readFields'

/** Metadata field: its initial value, and how an edit is read. */
type FieldRow<Value> = {
  blank: Value
  /**
   * Reads the field of an edit. Undefined keeps the value (server-facts 3.8). Adds violations to `faults`; throws on
   * unreadable values.
   */
  read: (body: Body, faults: Violation[]) => Value | undefined
}

type Locked<Field extends string> = Record<Field, unknown> & { locks: Partial<Record<Field, boolean>> }

/** Metadata fields of a record by name. */
export type FieldTable<Field extends string, Metadata extends Locked<Field>> = {
  [Key in Field]: FieldRow<Metadata[Key]>
}

type Contract = typeof metadataFields
type Noun = keyof Contract
type ContractField<N extends Noun> = keyof Contract[N] & string
/** Fields whose schema does not determine how they are read. */
type OwnField<N extends Noun> = {
  [Key in keyof Contract[N]]: Contract[N][Key] extends { kind: 'own' } ? Key : never
}[keyof Contract[N]]

/**
 * Creates the metadata fields of a resource from the contract. Text, list and count fields follow from the schema.
 * @param noun resource
 * @param rows fields that the schema does not determine, and overrides
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

/** Field derived from its schema. Null clears lists and counts, and keeps texts (server-facts 3.8). */
function rowBySchema(field: string, { kind, least = 0 }: { kind: string; least?: number }): FieldRow<unknown> {
  if (kind === 'words') return { blank: [], read: body => readWords(body, field) }
  if (kind === 'count') return { blank: null, read: (body, faults) => readCount(body, field, least, faults) }
  if (kind === 'filled') return { blank: '', read: (body, faults) => readFilled(body, field, faults) }
  return { blank: '', read: body => body.text(field)?.trim() }
}

/** Initial metadata of a new record. */
export function blankFields<Field extends string, Metadata extends Locked<Field>>(
  table: FieldTable<Field, Metadata>,
): Pick<Metadata, Field> {
  return Object.fromEntries(namesIn(table).map(field => [field, structuredClone(table[field].blank)])) as Pick<
    Metadata,
    Field
  >
}

/** Lock flags as the API names them; false for fields that were never locked. */
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
 * Applies an edit to metadata: absent fields keep their value, null clears some (server-facts 3.8), locks are merged.
 * @param metadata current metadata; without it the body is only validated
 * @throws violations
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
