import { createEmitter } from '../preferences/emitter'
import { assertAccountBeforeWrite } from './account/sessionAccountCheckState'
import { consumeEarlyFetchResponse, serverRequestHeaders } from './earlyFetch'
import { getStatusOfServer } from './gatewayErrors'
import {
  CACHE_FIRST_RESPONSE_HEADER,
  OFFLINE_RESPONSE_HEADER,
  OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS,
} from './offlineResponseHeader'
import { matchesResponseShape, type ResponseShape } from './responseShape'
import { isSessionEndedText } from './responses/isSessionEndedText'
import { limitResponseBody, type SizeLimitedResponse } from './responses/responseBodyLimits'
import { parseServerError, ServerError } from './ServerError'
import { reportMissingServerResponse, reportServerResponse } from './serverConnection'
import { type ServerCallWithTimeout, startTimeoutOfServerCall } from './timeouts/serverCallTimeout'
import { toAbsoluteServerUrl } from './toAbsoluteServerUrl'

export type { ResponseShape as Shape } from './responseShape'

/** Options of a server call, in addition to the options of `fetch`. */
export type ServerCallOptions = RequestInit & {
  /** OperationId of the call. It determines the error message and the timeout. */
  operation?: string
  shape?: ResponseShape
  /** Expected id of the returned record. The call fails if the server returns another record. */
  recordId?: string
  /** Time in milliseconds after which a call without progress is aborted. The default is in `serverCallTimeout.ts`. */
  timeoutMs?: number
  /** Function that reads the body of a file response. The default is `blob()`. */
  readBody?: (response: Response) => Promise<Blob>
  /** User id of the account to which a write applies. The default is the account of this tab. */
  account?: string
  /** Called after the account check, just before the request is sent. Not called if the check fails. */
  onSend?: () => void
}

let lastOfflineResponseAt = Number.NEGATIVE_INFINITY

/** Returns whether the service worker has used a cached response within the last 10 seconds. */
export const hasRecentResponseFromOfflineCache = (): boolean => Date.now() - lastOfflineResponseAt < 10_000

const sessionExpired = createEmitter()

/**
 * Sends a call to the server. All generated functions use this function.
 * @param url  API path with the query string, without the base path
 * @returns the body as JSON, text or Blob, depending on its content type. Undefined if the response has no body.
 * @throws ServerError for every failure, or the abort reason if the caller aborts
 */
export async function http<T>(
  url: string,
  { operation = '', shape, recordId, timeoutMs, account, ...init }: ServerCallOptions = {},
): Promise<T> {
  if (init.method && !readOnlyRequestPattern.test(init.method + url))
    await assertAccountBeforeWrite(account, operation, init.keepalive)
  init.onSend?.()
  const { method, body: requestBody } = init
  const call = startTimeoutOfServerCall({ operation, method, body: requestBody, timeoutMs }, init.signal)
  call.signal.onabort = () => abortedUrls.add(url)
  let limited: SizeLimitedResponse | undefined
  try {
    const unlimited = await sendRequest(url, init, call.signal)
    limited = limitResponseBody(call, unlimited, fileOperationPattern.test(operation) ? 'file' : 'data')
    const { response } = limited
    if (response.status === 401) sessionExpired.emit()
    if (!response.ok)
      throw await parseServerError(
        operation,
        getStatusOfServer(response),
        await response.text(),
        response.headers.get('Retry-After'),
      )
    const body = await readResponseBody(response, { operation, url, readBody: init.readBody })
    if (shape && !isExpectedBody(body, shape, recordId)) throw new ServerError({ operation, status: response.status })
    return body as T
  } catch (error) {
    throw limited?.getExcess() ?? (error instanceof ServerError ? error : toNetworkError(error, call, init))
  } finally {
    call.end()
  }
}

/** Registers a listener for responses without a valid session (status 401). Returns an unregister function. */
export const onSessionExpired = sessionExpired.subscribe

/**
 * URLs of aborted requests. The next request for an aborted URL uses the cache mode `reload`. Without this mode, a
 * browser may wait for the response of the aborted request.
 */
const abortedUrls = new Set<string>()

/**
 * Matches the method and URL of requests that are sent without an account check, because they do not change the data of
 * an account.
 */
const readOnlyRequestPattern = /^GET|^POST.+(logout|claim|\/list\b)/

async function sendRequest(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(serverRequestHeaders)) headers.set(name, value)
  const cache = abortedUrls.delete(url) ? 'reload' : init.cache
  const isPlain = (init.method ?? 'GET') === 'GET' && !init.headers
  const response = await ((isPlain && consumeEarlyFetchResponse(url, signal)) ||
    fetch(toAbsoluteServerUrl(url), { credentials: 'include', ...init, cache, headers, signal }))
  const isOffline = [OFFLINE_RESPONSE_HEADER, OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS].some(name =>
    response.headers.has(name),
  )
  if (isOffline) lastOfflineResponseAt = Date.now()
  if (isOffline && init.cache === 'no-store') throw new Error('cached')
  if (isOffline || getStatusOfServer(response) === 502) reportMissingServerResponse()
  else if (!response.headers.has(CACHE_FIRST_RESPONSE_HEADER)) reportServerResponse()
  return response
}

/**
 * Returns the error of a call without a complete response. If the caller has aborted the call, the error is the abort
 * reason. In all other cases, the error is a `ServerError` with status 0.
 */
function toNetworkError(
  reason: unknown,
  { operation, isWrite, timedOut }: ServerCallWithTimeout,
  { signal }: RequestInit,
): unknown {
  if (signal?.aborted) return reason
  reportMissingServerResponse()
  return new ServerError({ operation, status: 0, timeout: timedOut() ? (isWrite ? 'write' : 'read') : undefined })
}

/** Properties of a server call that determine how its response body is read. */
type BodyOptions = Required<Pick<ServerCallOptions, 'operation'>> &
  Pick<ServerCallOptions, 'readBody'> & { url: string }

/**
 * Reads a response body according to its content type.
 * @throws ServerError with status 401 if the session has ended. The server then sends a text about an expired session,
 *   or a text without a content type
 * @throws ServerError if the body is HTML, because HTML comes from a gateway. Exception: a call that downloads a file
 *   may return HTML
 */
async function readResponseBody(response: Response, { operation, url, readBody }: BodyOptions): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && fileOperationPattern.test(operation)) return readBody ? readBody(response) : response.blob()
  if (type.endsWith('json')) return parseJson(await response.text(), response.status, operation, url)
  if (type === '' || type === 'text/plain') {
    const text = await response.text()
    if (text === '') return undefined
    if (!isSessionEndedText(type, text)) return text
    sessionExpired.emit()
    throw new ServerError({ operation, status: 401 })
  }
  if (type === 'text/html') throw new ServerError({ operation, status: response.status })
  return type.startsWith('text/') ? response.text() : response.blob()
}

const isExpectedBody = (body: unknown, shape: ResponseShape, recordId?: string): boolean =>
  matchesResponseShape(body, shape) && (recordId === undefined || (body as { id: unknown }).id === recordId)

/**
 * Maximum length of a JSON text that the client parses without the checks of `parseJsonWithinLimits.ts`. Shorter texts
 * cannot contain enough data to block the tab.
 */
const UNCHECKED_JSON_CHARS = 30_000

async function parseJson(text: string, status: number, operation: string, url: string): Promise<unknown> {
  try {
    if (text.length <= UNCHECKED_JSON_CHARS) return JSON.parse(text)
    const { parseJsonWithinLimits } = await import('./responses/parseJsonWithinLimits')
    return parseJsonWithinLimits(text, operation, url)
  } catch (error) {
    throw new ServerError({ operation, status, tooLarge: error instanceof RangeError })
  }
}

/** Matches the operationIds of file downloads. The client returns their response body without parsing it. */
const fileOperationPattern = /^(getBook(Resource|Page(Raw)?)|getFontFile|downloadBook|getLogFile)$/
