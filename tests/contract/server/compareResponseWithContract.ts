import type { ErrorObject } from 'ajv/dist/2020.js'
import { type ContractValidator, findResponseSchema } from '../createHttpExchangeChecker'
import type { ContractDifference } from './compareOpenApiDocuments'
import type { OperationDescription } from './listDocumentOperations'

/** Response to a read-only request. `json` is undefined if the response is not JSON. */
export type ReceivedResponse = { status: number; contentType: string; json?: unknown }

/**
 * Compares a successful response with the API contract. If several list items have the same difference, the result
 * contains this difference only once.
 */
export function compareResponseWithContract(
  { contract, validateAt }: ContractValidator,
  { method, path, operationId }: Pick<OperationDescription, 'method' | 'path' | 'operationId'>,
  { status, contentType, json }: ReceivedResponse,
): ContractDifference[] {
  const common = { source: 'response', operation: operationId } as const
  const found = findResponseSchema(contract, ['paths', path, method.toLowerCase()], status, contentType)
  if (typeof found === 'string') return [{ ...common, kind: 'changed', detail: found, breaking: true }]
  const differences = validateAt(json, found).flatMap(error => toDifference(error))
  const distinct = new Map(differences.map(row => [`${row.kind} ${row.field} ${row.detail}`, { ...common, ...row }]))
  return [...distinct.values()]
}

/**
 * Schema keywords that combine several schemas, such as `anyOf`. The JSON schema validator reports the errors of the
 * combined schemas, and also a summary error for the keyword. {@link compareResponseWithContract} ignores the summary
 * error.
 */
const COMPOSITIONS = ['anyOf', 'oneOf', 'allOf', 'if']

function toDifference({
  keyword,
  instancePath,
  params,
  message,
}: ErrorObject): Omit<ContractDifference, 'source' | 'operation'>[] {
  if (COMPOSITIONS.includes(keyword) || (keyword === 'type' && params.type === 'null')) return []
  const field = fieldName(instancePath)
  const unknown = params.additionalProperty ?? params.unevaluatedProperty
  if (unknown !== undefined) return [{ kind: 'added', field: `${field}.${unknown}`, detail: 'is new', breaking: false }]
  if (keyword === 'required')
    return [{ kind: 'removed', field: `${field}.${params.missingProperty}`, detail: 'is missing', breaking: true }]
  const values = keyword === 'enum' ? ` (${params.allowedValues.join(', ')})` : ''
  return [{ kind: 'changed', field, detail: `${message}${values}`, breaking: true }]
}

/** Returns the field name of a JSON path: `/content/0/id` becomes `response.content[].id`. */
const fieldName = (instancePath: string) =>
  `response${instancePath
    .split('/')
    .slice(1)
    .map(part => (/^\d+$/.test(part) ? '[]' : `.${part.replaceAll('~1', '/').replaceAll('~0', '~')}`))
    .join('')}`
