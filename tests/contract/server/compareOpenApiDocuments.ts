import { compareServerVersions } from '../../../src/api/compareServerVersions'
import type { FieldDescription, OperationDescription } from './listDocumentOperations'

/** Difference between the API contract of the client and a server. */
export type ContractDifference = {
  kind: 'added' | 'removed' | 'changed'
  /** Source of the difference: the OpenAPI document or a response of the server. */
  source: 'document' | 'response'
  /**
   * Id of the operation in the API contract. If only the server has the operation, the value is its method and path,
   * for example `GET /api/v1/books`.
   */
  operation: string
  /** Field of the operation, such as `response.content[].id`. Absent if the difference concerns the whole operation. */
  field?: string
  detail: string
  /** Whether the client can break because of this difference between the contract and the server. */
  breaking: boolean
}

/**
 * Paths of operations that the OpenAPI document of the server never contains, because a framework of the server handles
 * these operations. {@link compareOpenApiDocuments} does not report these operations as missing.
 */
const UNDOCUMENTED = [/^\/actuator\//, /^\/sse\//, /^\/api\/logout$/]
const isDocumented = ({ path }: OperationDescription) => !UNDOCUMENTED.some(pattern => pattern.test(path))

/**
 * Compares the API contract with the OpenAPI document of a server.
 * @param version version of the server, if known. If the server lacks an operation that exists only since a later
 *   version, the difference is not breaking.
 */
export function compareOpenApiDocuments(
  ours: ReadonlyMap<string, OperationDescription>,
  theirs: ReadonlyMap<string, OperationDescription>,
  version?: string,
): ContractDifference[] {
  const removed = [...ours].filter(([key, operation]) => !theirs.has(key) && isDocumented(operation))
  const added = [...theirs].filter(([key]) => !ours.has(key))
  return [
    ...removed.map(([, operation]) => removedOperation(operation, version)),
    ...added.map(([, { method, path }]) => addedOperation(`${method} ${path}`)),
    ...[...ours].flatMap(([key, operation]) => compareFields(operation, theirs.get(key))),
  ]
}

function removedOperation(
  { operationId, method, path, since }: OperationDescription,
  version?: string,
): ContractDifference {
  const isLater = since !== undefined && version !== undefined && compareServerVersions(version, since) < 0
  const detail = isLater ? `${method} ${path} needs version ${since}` : `${method} ${path} is missing`
  return { kind: 'removed', source: 'document', operation: operationId, detail, breaking: !isLater }
}

const addedOperation = (operation: string): ContractDifference => ({
  kind: 'added',
  source: 'document',
  operation,
  detail: 'is unknown to the client',
  breaking: false,
})

function compareFields(ours: OperationDescription, theirs: OperationDescription | undefined): ContractDifference[] {
  if (!theirs || theirs.fields.size === 0) return []
  const common = { source: 'document', operation: ours.operationId } as const
  const theirSides = new Set([...theirs.fields.keys()].map(sideOf))
  const differences: ContractDifference[] = []
  for (const [field, own] of ours.fields) {
    const other = theirs.fields.get(field)
    if (other) differences.push(...changedField(common, field, own, other))
    else if (theirSides.has(sideOf(field)) && !isPartOfMissing(field, theirs))
      differences.push({ ...common, ...removedField(field, own) })
  }
  for (const [field, other] of theirs.fields)
    if (!ours.fields.has(field) && !isPartOfMissing(field, ours))
      differences.push({ ...common, ...addedField(field, other) })
  return differences
}

type FieldDifference = Omit<ContractDifference, 'source' | 'operation'>
type Common = Pick<ContractDifference, 'source' | 'operation'>

/**
 * Returns where a field occurs: `query`, `request` or `response`. For example, `response.content[].id` occurs in the
 * response.
 */
const sideOf = (field: string) => field.split(/[.[]/, 1)[0] ?? ''

/**
 * Returns whether the object that contains a missing field is missing too. In this case, the list of differences
 * contains only the object. For example, the list contains `response.book` and not `response.book.id`.
 */
function isPartOfMissing(field: string, { fields }: OperationDescription): boolean {
  const parent = field.slice(0, field.lastIndexOf('.')).replace(/(\[\])+$/, '')
  return parent.includes('.') && !fields.has(parent)
}

/**
 * Describes a field that the server lacks. The missing field breaks the client if the client sends the field or
 * requires the field in a response.
 */
const removedField = (field: string, { required }: FieldDescription): FieldDifference => ({
  kind: 'removed',
  field,
  detail: required ? 'is missing, the client requires it' : 'is missing',
  breaking: required || sideOf(field) !== 'response',
})

/**
 * Describes a field that only the server has. The additional field breaks the client only if the server requires the
 * field in a request.
 */
const addedField = (field: string, { type, required }: FieldDescription): FieldDifference => ({
  kind: 'added',
  field,
  detail: required && sideOf(field) !== 'response' ? `is required (${type})` : `is new (${type})`,
  breaking: required && sideOf(field) !== 'response',
})

function changedField(
  common: Common,
  field: string,
  own: FieldDescription,
  other: FieldDescription,
): ContractDifference[] {
  const found: ContractDifference[] = []
  const isRequest = sideOf(field) !== 'response'
  if (!areTypesCompatible(own.type, other.type, isRequest))
    found.push({ ...common, kind: 'changed', field, detail: `type ${own.type} is now ${other.type}`, breaking: true })
  if (isRequest && other.required && !own.required)
    found.push({ ...common, kind: 'changed', field, detail: 'is now required', breaking: true })
  return found
}

/**
 * Returns whether two field types are compatible. `string` is compatible with an enum, and `number` with an integer,
 * because OpenAPI documents of servers often use the less precise type.
 */
function areTypesCompatible(own: string, other: string, isRequest: boolean): boolean {
  if (own === other || own === 'any' || other === 'any') return true
  const [ownValues, otherValues] = [enumValues(own), enumValues(other)]
  if (ownValues && otherValues) {
    const [sent, accepted] = isRequest ? [ownValues, otherValues] : [otherValues, ownValues]
    return sent.every(value => accepted.includes(value))
  }
  return plainType(own) === plainType(other)
}

function enumValues(type: string): string[] | undefined {
  const values = /^(?:array of )?enum\((.*)\)$/.exec(type)?.[1]
  return values?.split('|')
}

const plainType = (type: string) =>
  [
    ...new Set(
      type
        .replace(/enum\([^)]*\)/g, 'string')
        .replaceAll('integer', 'number')
        .split('|'),
    ),
  ]
    .sort()
    .join('|')
