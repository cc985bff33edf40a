import { getStatusOfServer } from '../gatewayErrors'
import {
  CACHE_FIRST_RESPONSE_HEADER,
  OFFLINE_RESPONSE_HEADER,
  OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS,
} from '../offlineResponseHeader'

/** Option for all cache lookups. With this option, the lookups ignore the `Vary` headers of the cached responses. */
export const ignoreVaryOption = { ignoreVary: true } as const

interface NetworkFirstOptions {
  readonly readCached: () => Promise<Response | undefined>
  readonly timeoutMs: number
  /**
   * Receives a copy of a successful response that arrives before the timeout. Errors of this function are ignored.
   */
  readonly onResponse?: (response: Response) => Promise<void>
}

/**
 * Maximum time in milliseconds that a response waits until its copy is in the cache. The time is limited, because
 * writing to a cache may hang.
 */
const MAX_CACHE_WAIT_MS = 1_000

/**
 * Statuses of responses that a cached response replaces, regardless of the format of the responses. Status 502: the
 * server is unreachable. Status 503: the server accepts no requests now.
 */
const replaceableStatuses = new Set([502, 503])

/**
 * Returns the response of the server. If the server fails or does not respond in time, returns the cached response. If
 * nothing is cached, waits for the server without a timeout.
 * @param request pending response of the server
 * @throws the error of the request if nothing is cached
 */
export async function respondFromNetworkOrCache(
  request: Promise<Response>,
  { readCached, timeoutMs, onResponse }: NetworkFirstOptions,
): Promise<Response> {
  request.catch(() => {})
  const response = await settleWithin(request, timeoutMs)
  if (response && !replaceableStatuses.has(getStatusOfServer(response))) {
    if (response.ok && onResponse) await settleWithin(onResponse(response.clone()), MAX_CACHE_WAIT_MS)
    return response
  }
  const cached = await settleWithin(readCached(), timeoutMs)
  return cached ? markAsOffline(cached) : request
}

/** Waits for a result. Returns undefined after an error or a timeout. */
async function settleWithin<T>(result: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeoutMs)
  })
  const settled = await Promise.race([result.catch(() => undefined), timeout])
  clearTimeout(timer)
  return settled
}

/**
 * Returns a copy of a cached response with two headers that mark it as an offline response. The second header is for
 * open pages of an earlier client version, which read only this header.
 */
const markAsOffline = (cached: Response): Response =>
  addHeaders(cached, [OFFLINE_RESPONSE_HEADER, OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS])

/** Returns a copy of a cached response with a header that says that the server was not called. */
export const markAsCacheFirst = (cached: Response): Response => addHeaders(cached, [CACHE_FIRST_RESPONSE_HEADER])

function addHeaders(cached: Response, names: readonly string[]): Response {
  const { status, statusText } = cached
  const headers = new Headers(cached.headers)
  for (const name of names) headers.set(name, 'yes')
  return new Response([204, 205, 304].includes(status) ? null : cached.body, { status, statusText, headers })
}
