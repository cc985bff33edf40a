import { metadataFields } from '../../src/generated/metadataFields'
import { createValidationProblem, type RequestFieldViolation } from '../http/httpProblems'
import type { JsonRequestBody } from '../http/jsonRequestBody'
import { readLowerCaseListField, readNonBlankTextField, readNonNegativeIntegerField } from './readJsonMetadataFields'

/** Metadata field: its initial value, and the function that reads its edited value. */
type MetadataField<Value> = {
  blank: Value
  /**
   * Reads the new value of the field from an edit; undefined keeps the current value (server-facts 3.8). Adds violations to
   * `faults`.
   * @throws a problem for a value of the wrong type
   */
  read: (body: JsonRequestBody, faults: RequestFieldViolation[]) => Value | undefined
}

type LockableMetadata<Field extends string> = Record<Field, unknown> & { locks: Partial<Record<Field, boolean>> }

/** Metadata fields of a record by name. */
export type MetadataFieldDefinitions<Field extends string, Metadata extends LockableMetadata<Field>> = {
  [Key in Field]: MetadataField<Metadata[Key]>
}

type ContractFields = typeof metadataFields
type MetadataResource = keyof ContractFields
type ContractFieldName<N extends MetadataResource> = keyof ContractFields[N] & string
/** Names of the fields that need their own reader, because their schema does not determine how they are read. */
type FieldWithOwnReader<N extends MetadataResource> = {
  [Key in keyof ContractFields[N]]: ContractFields[N][Key] extends { kind: 'own' } ? Key : never
}[keyof ContractFields[N]]

/**
 * Creates the metadata fields of a resource from the contract. Text, list and count fields follow from the schema.
 * @param noun resource
 * @param rows fields that the schema does not determine, and overrides
 */
export function createMetadataFieldDefinitions<
  N extends MetadataResource,
  Metadata extends LockableMetadata<ContractFieldName<N>>,
>(
  noun: N,
  rows: { [Key in FieldWithOwnReader<N> & keyof Metadata]: MetadataField<Metadata[Key]> } & {
    [Key in ContractFieldName<N>]?: MetadataField<Metadata[Key]>
  },
): MetadataFieldDefinitions<ContractFieldName<N>, Metadata> {
  const all = Object.entries(metadataFields[noun]).map(([field, schema]) => [field, fieldBySchema(field, schema)])
  return { ...Object.fromEntries(all), ...rows } as MetadataFieldDefinitions<ContractFieldName<N>, Metadata>
}

/** Creates a metadata field from its schema. Null clears lists and counts, and keeps texts (server-facts 3.8). */
function fieldBySchema(field: string, { kind, least = 0 }: { kind: string; least?: number }): MetadataField<unknown> {
  if (kind === 'words') return { blank: [], read: body => readLowerCaseListField(body, field) }
  if (kind === 'count')
    return { blank: null, read: (body, faults) => readNonNegativeIntegerField(body, field, least, faults) }
  if (kind === 'filled') return { blank: '', read: (body, faults) => readNonBlankTextField(body, field, faults) }
  return { blank: '', read: body => body.text(field)?.trim() }
}

/** Returns the initial metadata of a new record. */
export function createEmptyMetadata<Field extends string, Metadata extends LockableMetadata<Field>>(
  table: MetadataFieldDefinitions<Field, Metadata>,
): Pick<Metadata, Field> {
  return Object.fromEntries(fieldNames(table).map(field => [field, structuredClone(table[field].blank)])) as Pick<
    Metadata,
    Field
  >
}

/** Returns the lock flags as the API names them; false for fields that were never locked. */
export function metadataLockFlags<Field extends string>(
  table: Record<Field, unknown>,
  locks: Partial<Record<Field, boolean>>,
): Record<`${Field}Lock`, boolean> {
  return Object.fromEntries(fieldNames(table).map(field => [`${field}Lock`, locks[field] ?? false])) as Record<
    `${Field}Lock`,
    boolean
  >
}

/**
 * Applies an edit to metadata. Absent fields keep their value, null clears some fields (server-facts 3.8), and lock flags
 * are merged.
 * @param metadata current metadata; without it the body is only validated
 * @throws violations
 */
export function readEditedMetadata<Field extends string, Metadata extends LockableMetadata<Field>>(
  table: MetadataFieldDefinitions<Field, Metadata>,
  body: JsonRequestBody,
  metadata: Metadata | undefined,
): Metadata | undefined {
  const faults: RequestFieldViolation[] = []
  const sentValues = fieldNames(table)
    .map(field => [field, table[field].read(body, faults)] as const)
    .filter(([, value]) => value !== undefined)
  const locks = fieldNames(table)
    .map(field => [field, body.bool(`${field}Lock`)] as const)
    .filter(([, value]) => value !== undefined)
  if (faults.length) throw createValidationProblem(faults)
  return (
    metadata && {
      ...metadata,
      ...Object.fromEntries(sentValues),
      locks: { ...metadata.locks, ...Object.fromEntries(locks) },
    }
  )
}

const fieldNames = <Field extends string>(table: Record<Field, unknown>) => Object.keys(table) as Field[]
