import { OFFLINE_RESPONSE_HEADER, OLD_OFFLINE_RESPONSE_HEADER } from '../offlineResponseHeader'

/** Option of all cache lookups. The lookups ignore the `Vary` headers of the server. */
export const ignoreVaryOption = { ignoreVary: true } as const

interface NetworkFirstOptions {
  readonly readCached: () => Promise<Response | undefined>
  readonly timeoutMs: number
  /**
   * Receives a copy of a successful response that arrives before the timeout. Errors of this function are ignored.
   */
  readonly onResponse?: (response: Response) => Promise<void>
}

/** HTTP statuses that a gateway sends while the server is unreachable. */
const gatewayErrorStatuses = new Set([502, 503, 504])

/**
 * Returns the response of the server. Returns the cached response after an error or a timeout. Waits for the server if
 * nothing is cached.
 * @param request pending response of the server
 * @throws the error of the request if nothing is cached
 */
export async function respondFromNetworkOrCache(
  request: Promise<Response>,
  { readCached, timeoutMs, onResponse }: NetworkFirstOptions,
): Promise<Response> {
  request.catch(() => {})
  const response = await responseWithinTimeout(request, timeoutMs)
  if (response && !gatewayErrorStatuses.has(response.status)) {
    if (response.ok) await onResponse?.(response.clone()).catch(() => {})
    return response
  }
  const cached = await readCached().catch(() => undefined)
  return cached ? markAsOffline(cached) : request
}

/**
 * Returns whether a response contains JSON or no content. HTML comes from a gateway, and text reports an ended
 * session.
 */
export const isServerDataResponse = ({ status, redirected, headers }: Response): boolean =>
  status === 204 || (!redirected && /json/.test(headers.get('content-type') ?? ''))

async function responseWithinTimeout(request: Promise<Response>, timeoutMs: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeoutMs)
  })
  const response = await Promise.race([request.catch(() => undefined), timeout])
  clearTimeout(timer)
  return response
}

/**
 * Returns a copy of a cached response with two headers that mark the copy as offline. Open pages of an earlier client
 * version read the older header.
 */
function markAsOffline(cached: Response): Response {
  const { status, statusText } = cached
  const headers = new Headers(cached.headers)
  for (const name of [OFFLINE_RESPONSE_HEADER, OLD_OFFLINE_RESPONSE_HEADER]) headers.set(name, 'yes')
  return new Response([204, 205, 304].includes(status) ? null : cached.body, { status, statusText, headers })
}
