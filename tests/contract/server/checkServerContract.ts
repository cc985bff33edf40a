import { compareServerVersions } from '../../../src/api/compareServerVersions'
import { createContractValidator } from '../createHttpExchangeChecker'
import { type ContractDifference, compareOpenApiDocuments } from './compareOpenApiDocuments'
import { compareResponseWithContract } from './compareResponseWithContract'
import { listDocumentOperations, type OperationDescription } from './listDocumentOperations'
import { planReadOnlyRequests, type ReadOnlyRequest, type SendRequest } from './readOnlyRequests'

/**
 * Result of the comparison of the API contract with a server. If the OpenAPI document of the server cannot be read,
 * `documentProblem` contains the reason, and `differences` contains only differences in responses.
 */
export type ContractCheckResult = {
  /** Version of the checked server. Undefined if the version cannot be read. */
  version?: string
  /** Reason why the OpenAPI document of the server was not compared. Undefined if the document was compared. */
  documentProblem?: string
  checkedOperations: string[]
  /**
   * Operations whose responses the check could not compare, and the reason for each operation. Operations that the
   * server lacks are in `differences` instead.
   */
  uncheckedOperations: { operation: string; reason: string }[]
  differences: ContractDifference[]
}

/**
 * Error of a contract check that cannot run. Possible reasons: the server is unreachable, reports an error or rejects
 * the account, or the address leads to a server without the API of Komga.
 */
export class ContractCheckImpossibleError extends Error {}

/**
 * Compares the API contract with the OpenAPI document and the responses of a server. Sends only requests that change
 * nothing.
 * @throws ContractCheckImpossibleError
 */
export async function checkServerContract(send: SendRequest): Promise<ContractCheckResult> {
  await requireAccess(send)
  const validator = await createContractValidator()
  const ours = listDocumentOperations(validator.contract)
  const version = await readVersion(send)
  const published = await readDocument(send)
  const documentDifferences =
    typeof published === 'string' ? [] : compareOpenApiDocuments(ours, listDocumentOperations(published), version)
  const { requests, skipped } = await planReadOnlyRequests(validator, ours.values(), send)
  const result: ContractCheckResult = {
    version,
    documentProblem: typeof published === 'string' ? published : undefined,
    checkedOperations: [],
    uncheckedOperations: skipped.map(operation => ({ operation, reason: 'the server has no record to request' })),
    differences: documentDifferences,
  }
  for (const request of requests) await compareAnswer(result, request, send, validator)
  result.differences.sort((first, second) => Number(second.breaking) - Number(first.breaking))
  return result
}

const CURRENT_USER_PATH = '/api/v2/users/me'

async function requireAccess(send: SendRequest): Promise<void> {
  const response = await send(CURRENT_USER_PATH)
  if (response.status === 401) throw new ContractCheckImpossibleError('The server refuses the account or the API key.')
  if (response.status >= 500)
    throw new ContractCheckImpossibleError(`The server answers with status ${response.status}. Try again later.`)
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  if (typeof body === 'object' && body !== null && 'email' in body) return
  const location = response.headers.get('location')
  throw new ContractCheckImpossibleError(
    `The address does not lead to a server with this API: ${CURRENT_USER_PATH} answers with status ${response.status}` +
      `${location ? ` and leads to ${location}` : ''}. Check the base path, and whether a proxy has its own sign-in.`,
  )
}

async function readVersion(send: SendRequest): Promise<string | undefined> {
  const response = await send('/actuator/info')
  if (!response.ok) return undefined
  const body: { build?: { version?: string } } | undefined = await response.json().catch(() => undefined)
  return body?.build?.version
}

/** Reads the OpenAPI document of the server. If the document cannot be read, returns the reason as a text. */
async function readDocument(send: SendRequest): Promise<Record<string, unknown> | string> {
  const response = await send('/v3/api-docs')
  if (response.status === 401 || response.status === 403) return 'The account may not read the document of the server.'
  if (!response.ok) return `The server publishes no document (status ${response.status}).`
  const body: unknown = await response.json().catch(() => undefined)
  const isDocument = typeof body === 'object' && body !== null && 'paths' in body
  return isDocument ? (body as Record<string, unknown>) : 'The published document is not an OpenAPI document.'
}

async function compareAnswer(
  result: ContractCheckResult,
  { operation, path, accept, body }: ReadOnlyRequest,
  send: SendRequest,
  validator: Awaited<ReturnType<typeof createContractValidator>>,
): Promise<void> {
  const id = operation.operationId
  const response = await send(path, { accept, ...(body !== undefined && { method: 'POST', body }) })
  if (response.status === 401 || response.status === 403) {
    result.uncheckedOperations.push({ operation: id, reason: 'the account may not call it' })
    return
  }
  if (response.status >= 300) {
    const isMissing = [404, 405].includes(response.status) && !operation.path.includes('{')
    if (isMissing) result.differences.push(missingOperation(operation, response.status, result.version))
    else result.uncheckedOperations.push({ operation: id, reason: `status ${response.status}` })
    return
  }
  result.checkedOperations.push(id)
  if (response.status === 204) return
  const contentType = response.headers.get('content-type') ?? ''
  const json: unknown = contentType.includes('json') ? await response.json().catch(() => undefined) : undefined
  result.differences.push(
    ...compareResponseWithContract(validator, operation, { status: response.status, contentType, json }),
  )
}

function missingOperation(
  { operationId, since }: OperationDescription,
  status: number,
  version: string | undefined,
): ContractDifference {
  const isLater = since !== undefined && version !== undefined && compareServerVersions(version, since) < 0
  const detail = isLater ? `needs version ${since}` : `answers with status ${status}`
  return { kind: 'removed', source: 'response', operation: operationId, detail, breaking: !isLater }
}
