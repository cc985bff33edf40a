import { metadataFields } from '../../src/generated/metadataFields'
import { createValidationProblem, type RequestFieldViolation } from '../http/httpProblems'
import type { JsonRequestBody } from '../http/jsonRequestBody'
import { readJsonIntegerField, readLowerCaseJsonTextArray, readNonBlankJsonTextField } from './readJsonMetadataFields'

type MetadataField<Value> = {
  blank: Value
  /**
   * Reads the new value of the field from the body of a request. Returns undefined if the request does not change the
   * field (server-facts 3.8). If the value is invalid, adds a violation to `faults`.
   * @throws HttpProblem for a value of the wrong type
   */
  read: (body: JsonRequestBody, faults: RequestFieldViolation[]) => Value | undefined
  /**
   * Rejects values that pass the validation, but that the server cannot store.
   * @throws HttpProblem with status 500 for such a value
   */
  requireStorable?: (body: JsonRequestBody) => void
}

type LockableMetadata<Field extends string> = Record<Field, unknown> & { locks: Partial<Record<Field, boolean>> }

/** Definitions of the metadata fields of a book or series. The key is the field name. */
export type MetadataFieldDefinitions<Field extends string, Metadata extends LockableMetadata<Field>> = {
  [Key in Field]: MetadataField<Metadata[Key]>
}

type ContractFields = typeof metadataFields
type MetadataResource = keyof ContractFields
type ContractFieldName<N extends MetadataResource> = keyof ContractFields[N] & string
/**
 * Names of the metadata fields with the kind `custom` in the API schema. The schema does not define how to read the
 * value of such a field. Therefore, each of these fields needs its own read function.
 */
type CustomMetadataField<N extends MetadataResource> = {
  [Key in keyof ContractFields[N]]: ContractFields[N][Key] extends { kind: 'custom' } ? Key : never
}[keyof ContractFields[N]]

/**
 * Creates the metadata field definitions of a resource. Derives the definitions of text, list and count fields from the
 * API schema.
 * @param resource name of the resource, such as `books`
 * @param rows definitions of all other fields. If `rows` contains the definition of a text, list or count field, this
 *   definition replaces the derived definition
 */
export function createMetadataFieldDefinitions<
  N extends MetadataResource,
  Metadata extends LockableMetadata<ContractFieldName<N>>,
>(
  resource: N,
  rows: { [Key in CustomMetadataField<N> & keyof Metadata]: MetadataField<Metadata[Key]> } & {
    [Key in ContractFieldName<N>]?: MetadataField<Metadata[Key]>
  },
): MetadataFieldDefinitions<ContractFieldName<N>, Metadata> {
  const all = Object.entries(metadataFields[resource]).map(([field, schema]) => [field, fieldBySchema(field, schema)])
  return { ...Object.fromEntries(all), ...rows } as MetadataFieldDefinitions<ContractFieldName<N>, Metadata>
}

/**
 * Creates the definition of a metadata field from its API schema. If an edit sets a field to null, the effect depends
 * on the type of the field: null clears a list or a number, but does not change a text (server-facts 3.8).
 */
function fieldBySchema(field: string, { kind, min = 0 }: { kind: string; min?: number }): MetadataField<unknown> {
  if (kind === 'textList') return { blank: [], read: body => readLowerCaseJsonTextArray(body, field) }
  if (kind === 'count') return { blank: null, read: (body, faults) => readJsonIntegerField(body, field, min, faults) }
  if (kind === 'nonBlankText')
    return { blank: '', read: (body, faults) => readNonBlankJsonTextField(body, field, faults) }
  return { blank: '', read: body => body.text(field)?.trim() }
}

/** Returns metadata in which each field has its empty value, such as `''` or null. A new record has this metadata. */
export function createEmptyMetadata<Field extends string, Metadata extends LockableMetadata<Field>>(
  table: MetadataFieldDefinitions<Field, Metadata>,
): Pick<Metadata, Field> {
  return Object.fromEntries(fieldNames(table).map(field => [field, structuredClone(table[field].blank)])) as Pick<
    Metadata,
    Field
  >
}

/** Returns the lock flags of all metadata fields. Each key is the name of the flag in the API, such as `titleLock`. */
export function createMetadataLockFlags<Field extends string>(
  table: Record<Field, unknown>,
  locks: Partial<Record<Field, boolean>>,
): Record<`${Field}Lock`, boolean> {
  return Object.fromEntries(fieldNames(table).map(field => [`${field}Lock`, locks[field] ?? false])) as Record<
    `${Field}Lock`,
    boolean
  >
}

/**
 * Applies an edit to metadata. Returns the edited metadata. Fields and lock flags that the edit does not contain stay
 * unchanged. The definition of each field determines the effect of null (server-facts 3.8).
 * @param metadata current metadata. If it is undefined, the function only validates the edit and returns undefined
 * @throws HttpProblem with status 400 for a value of the wrong type
 * @throws RequestValidationProblem that lists all violations
 * @throws HttpProblem with status 500 if there is no violation, but the server cannot store a value
 */
export function applyMetadataEdit<Field extends string, Metadata extends LockableMetadata<Field>>(
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
  if (!metadata) return undefined
  for (const field of fieldNames(table)) table[field].requireStorable?.(body)
  return {
    ...metadata,
    ...Object.fromEntries(sentValues),
    locks: { ...metadata.locks, ...Object.fromEntries(locks) },
  }
}

const fieldNames = <Field extends string>(table: Record<Field, unknown>) => Object.keys(table) as Field[]
