import type { ContractValidator } from '../createHttpExchangeChecker'
import type { OperationDescription } from './listDocumentOperations'

/** Sends a request to the checked server. `path` starts with a slash. */
export type SendRequest = (
  path: string,
  init?: { method?: string; body?: string; accept?: string },
) => Promise<Response>

/** Request that changes nothing on the server. `accept` is the JSON media type of the response in the API contract. */
export type ReadOnlyRequest = { operation: OperationDescription; path: string; accept: string; body?: string }

const READING_POSTS = ['listSeries', 'listSeriesGroups', 'listBooks']
/**
 * Operations that the contract check never calls. These operations change the session, have an endless response, or may
 * send a large file.
 */
const SKIPPED = ['setSessionCookie', 'getLiveEvents', 'getLogFile']

type Json = Record<string, unknown>
/**
 * Sources of the values for path parameters. To find a value, the contract check sends a request to `path` and takes
 * the field `field` of the first record in the response. If the field is a list, takes its first entry.
 */
const PARAMETER_SOURCES: Record<string, { path: string; field: string }> = {
  libraryId: { path: '/api/v1/libraries', field: 'id' },
  seriesId: { path: '/api/v1/series?size=1&oneshot=false', field: 'id' },
  bookId: { path: '/api/v1/books?size=1&media_status=READY', field: 'id' },
  collectionId: { path: '/api/v1/collections?size=1', field: 'id' },
  readListId: { path: '/api/v1/readlists?size=1', field: 'id' },
  userId: { path: '/api/v2/users/me', field: 'id' },
  pageHash: { path: '/api/v1/page-hashes?size=1', field: 'hash' },
  metricName: { path: '/actuator/metrics', field: 'names' },
}

/**
 * Creates a request for each GET operation that returns JSON, and for each POST operation in the constant
 * {@link READING_POSTS}. Creates no requests for the operations in the constant {@link SKIPPED}.
 * @returns `requests` contains the created requests. `skipped` contains the ids of operations for which a path
 *   parameter has no value. For example, operations on a book need the id of a book, but the server may have no book,
 *   or may reject the request for books. The operations in the constant {@link SKIPPED} are not in `skipped`.
 */
export async function planReadOnlyRequests(
  { contract }: Pick<ContractValidator, 'contract'>,
  operations: Iterable<OperationDescription>,
  send: SendRequest,
): Promise<{ requests: ReadOnlyRequest[]; skipped: string[] }> {
  const values = new Map<string, string | undefined>()
  const requests: ReadOnlyRequest[] = []
  const skipped: string[] = []
  for (const operation of operations) {
    const accept = isReading(operation) ? jsonTypeOfResponse(contract, operation) : undefined
    if (accept === undefined) continue
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '')
    for (const name of names) if (!values.has(name)) values.set(name, await findParameterValue(name, send))
    if (names.some(name => values.get(name) === undefined)) {
      skipped.push(operation.operationId)
      continue
    }
    const path = operation.path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? ''))
    requests.push({ operation, path, accept, body: operation.method === 'POST' ? '{}' : undefined })
  }
  return { requests, skipped }
}

const isReading = ({ method, operationId }: OperationDescription) =>
  (method === 'GET' || READING_POSTS.includes(operationId)) && !SKIPPED.includes(operationId)

function jsonTypeOfResponse(contract: Json, { method, path }: OperationDescription): string | undefined {
  const item = (contract.paths as Record<string, Record<string, Json>>)[path]
  const responses = (item?.[method.toLowerCase()]?.responses ?? {}) as Record<string, Json>
  return Object.keys((responses['200']?.content ?? {}) as Json).find(type => type.includes('json'))
}

async function findParameterValue(name: string, send: SendRequest): Promise<string | undefined> {
  const source = PARAMETER_SOURCES[name]
  if (!source) return undefined
  const response = await send(source.path)
  if (!response.ok) return undefined
  const body: Json | Json[] = await response.json()
  const list = Array.isArray(body) ? body : (body.content ?? [body])
  const value = (list as Json[])[0]?.[source.field]
  return Array.isArray(value) ? value[0] : (value as string | undefined)
}
