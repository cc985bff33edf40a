import { confirmWrite } from './account/accountState'
import { serverUrl } from './address'
import { reportNoResponse, reportResponse } from './connection'
import { requestHeaders, takeEarlyResponse } from './earlyFetch'
import { OFFLINE_RESPONSE_HEADER } from './offlineResponseHeader'
import { fitsShape, type Shape } from './responseShape'
import { ServerError, serverErrorFrom } from './ServerError'
import { startTimedCall, type TimedCall } from './timeouts/callTimeout'

export type { Shape } from './responseShape'

/** What a generated function hands over beside the request. */
export type CallOptions = RequestInit & {
  /** The operationId under which a failure is worded. */
  operation?: string
  /** The shape of the response body. */
  shape?: Shape
  /** The id of the one record that the call asks for. */
  recordId?: string
  /** Time without progress after which the call is given up, where a caller cannot wait as long as `callTimeout.ts` says. */
  timeoutMs?: number
  /** Reads the body of a file instead of `blob()`, e.g. up to a limit. */
  readBody?: (response: Response) => Promise<Blob>
  /** Id of the account a write belongs to; the account of this tab when absent. */
  account?: string
}

let keptAt = Number.NEGATIVE_INFINITY

/** Whether an answer of the last seconds was one that this device keeps (`offline/answers.ts`): the server gave none. */
export const wasRecentlyOffline = (): boolean => Date.now() - keptAt < 10_000

const endListeners = new Set<() => void>()

/**
 * The one function that asks the server.
 * @param url  from the contract, beginning with `/`; the base path is put before it
 * @returns the body: JSON, text or Blob by its content type; undefined when there is none
 * @throws ServerError for every failure but an abort
 */
export async function http<T>(
  url: string,
  { operation = '', shape, recordId, timeoutMs, account, ...init }: CallOptions = {},
): Promise<T> {
  if (init.method && !harmless.test(init.method + url)) await confirmWrite(account, operation, init.keepalive)
  const { method, body: requestBody } = init
  const call = startTimedCall({ operation, method, body: requestBody, timeoutMs }, init.signal)
  call.signal.onabort = () => aborted.add(url)
  try {
    const response = await answerTo(url, init, call)
    if (response.status === 401) for (const listener of endListeners) listener()
    if (!response.ok) throw serverErrorFrom(operation, response.status, await response.text())
    const body = await bodyOf(response, operation, init.readBody)
    if (shape && !isUsable(body, shape, recordId)) throw new ServerError({ operation, status: response.status })
    return body as T
  } catch (error) {
    throw error instanceof ServerError ? error : brokenOff(error, call, init)
  } finally {
    call.end()
  }
}

/** Calls back whenever an answer says that nobody is signed in (any more). */
export function onSignedOut(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/**
 * URLs of aborted requests. A browser may let the next request for the same URL join the response of the aborted one, which
 * hangs; a reload never does.
 */
const aborted = new Set<string>()

/** Requests that change nothing of an account: reads, lists by POST, and the end of a session. */
const harmless = /^GET|^POST.+(logout|claim|\/list\b)/

async function answerTo(url: string, init: RequestInit, { signal, watch }: TimedCall): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(requestHeaders)) headers.set(name, value)
  const cache = aborted.delete(url) ? 'reload' : init.cache
  const isPlain = (init.method ?? 'GET') === 'GET' && !init.headers
  const response = await ((isPlain && takeEarlyResponse(url, signal)) ||
    fetch(serverUrl(url), { credentials: 'include', ...init, cache, headers, signal }))
  const isKept = response.headers.has(OFFLINE_RESPONSE_HEADER)
  if (isKept) keptAt = Date.now()
  if (isKept && init.cache === 'no-store') throw new Error('cached')
  if (isKept || response.status === 502 || response.status === 504) reportNoResponse()
  else reportResponse()
  return watch(response)
}

/** What to throw when there is no answer, or not the whole of it: the reason itself where the call was given up. */
function brokenOff(reason: unknown, { operation, isWrite, timedOut }: TimedCall, { signal }: RequestInit): unknown {
  if (signal?.aborted) return reason
  reportNoResponse()
  return new ServerError({ operation, status: 0, timeout: timedOut() ? (isWrite ? 'write' : 'read') : undefined })
}

/**
 * A session that an administrator ended is answered once with status 200 and a sentence without a content type: that counts
 * as signed out. A page of HTML is some gate before the server, never an answer.
 */
async function bodyOf(response: Response, operation: string, readBody?: CallOptions['readBody']): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && files.test(operation)) return readBody ? readBody(response) : response.blob()
  if (type.endsWith('json')) return parsed(await response.text(), response.status, operation)
  if (type === '' || type === 'text/plain') {
    const text = await response.text()
    if (text === '') return undefined
    if (type === 'text/plain' && !sessionEnded.test(text)) return text
    for (const listener of endListeners) listener()
    throw new ServerError({ operation, status: 401 })
  }
  if (type === 'text/html') throw new ServerError({ operation, status: response.status })
  return type.startsWith('text/') ? response.text() : response.blob()
}

/** Whether a body has the shape that the contract promises and is about the requested record. */
const isUsable = (body: unknown, shape: Shape, recordId?: string): boolean =>
  fitsShape(body, shape) && (recordId === undefined || (body as { id: unknown }).id === recordId)

function parsed(text: string, status: number, operation: string): unknown {
  try {
    return JSON.parse(text, text.length > 2e6 ? cutLongTexts : undefined)
  } catch {
    throw new ServerError({ operation, status })
  }
}

/** Cuts texts to a length that a page can show: a title of 10 MB would crash the tab. Only large responses pay for the check. */
const cutLongTexts = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(0, 1e4) : value)

const sessionEnded = /session has been expired/i

/** Calls that hand over somebody's file as it is, whatever its type. */
const files = /^(getBook(Resource|Page(Raw)?)|getFontFile|downloadBook)$/
