import { OFFLINE_RESPONSE_HEADER } from '../offlineResponseHeader'

/** Options of all cache lookups: servers vary their responses by headers that the client does not set. */
export const ignoreVary = { ignoreVary: true } as const

interface Fallback {
  readonly readCached: () => Promise<Response | undefined>
  readonly timeoutMs: number
  /** Receives a copy of a successful response in time; its errors are ignored. */
  readonly onResponse?: (response: Response) => Promise<void>
}

/** Statuses of a gateway while the server is unreachable. */
const away = new Set([502, 503, 504])

/**
 * Returns the response of the server, or the cached one after an error, a gateway error or the timeout. Without a cached response,
 * waits for the server.
 * @throws the error of the request when nothing is cached
 */
export async function networkFirst(
  request: Promise<Response>,
  { readCached, timeoutMs, onResponse }: Fallback,
): Promise<Response> {
  request.catch(() => {})
  const response = await inTime(request, timeoutMs)
  if (response && !away.has(response.status)) {
    if (response.ok) await onResponse?.(response.clone()).catch(() => {})
    return response
  }
  const cached = await readCached().catch(() => undefined)
  return cached ? marked(cached) : request
}

/** Whether a response contains data of the server: no HTML of a gateway, no text about an ended session. */
export const isRecord = ({ status, redirected, headers }: Response): boolean =>
  status === 204 || (!redirected && /json/.test(headers.get('content-type') ?? ''))

/** Returns the response; undefined after an error or the timeout. */
async function inTime(request: Promise<Response>, timeoutMs: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeoutMs)
  })
  const response = await Promise.race([request.catch(() => undefined), timeout])
  clearTimeout(timer)
  return response
}

/** Returns a copy of a cached response with the header that marks it as offline. */
function marked(cached: Response): Response {
  const { status, statusText } = cached
  const headers = new Headers(cached.headers)
  headers.set(OFFLINE_RESPONSE_HEADER, 'yes')
  return new Response([204, 205, 304].includes(status) ? null : cached.body, { status, statusText, headers })
}
