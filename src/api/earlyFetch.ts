import { serverUrl } from './serverUrl'

/** Request that started before the program loaded. */
interface EarlyFetch {
  readonly response: Promise<Response>
  readonly startedAt: number
  readonly abort: () => void
}

interface EarlyFetchState {
  /** Early fetches that the program has not taken yet, by path. */
  readonly fetches: Map<string, EarlyFetch>
  /** Image of the first page of a comic. */
  image?: HTMLImageElement
  /** Paths that the program has requested; undefined after the early phase. */
  requestedPaths?: Set<string>
}

declare global {
  /** State shared by the early script and the program, which are separate bundles. */
  var longboxAhead: EarlyFetchState | undefined
}

globalThis.longboxAhead ??= { fetches: new Map(), requestedPaths: new Set() }
const earlyFetchState = globalThis.longboxAhead

/** Older responses are discarded. */
const EARLY_RESPONSE_MAX_AGE_MS = 20_000

/** Headers of every call. With `X-Requested-With`, a 401 does not open the password dialog of the browser. */
export const requestHeaders = { 'X-Requested-With': 'XMLHttpRequest' }

/**
 * Starts a request that the program will need after it has loaded.
 * @param path  path of the contract
 * @returns undefined if the program has requested the path already
 */
export function startEarlyFetch(path: string): Promise<Response> | undefined {
  if (earlyFetchState.requestedPaths?.has(path)) return undefined
  const ended = new AbortController()
  const abort = () => ended.abort()
  const response = fetch(serverUrl(path), { credentials: 'include', headers: requestHeaders, signal: ended.signal })
  response.catch(() => {})
  earlyFetchState.fetches.set(path, { response, startedAt: Date.now(), abort })
  // A response that is not taken would occupy one of the six connections permanently.
  setTimeout(() => earlyFetchState.fetches.has(path) && abort(), EARLY_RESPONSE_MAX_AGE_MS)
  return response
}

/**
 * Takes the response of an early fetch. Later calls for the same path return undefined.
 * @param signal  aborts the early fetch from now on
 * @returns undefined if there is no early fetch or it is too old
 */
export function takeEarlyResponse(path: string, signal: AbortSignal): Promise<Response> | undefined {
  earlyFetchState.requestedPaths?.add(path)
  const early = earlyFetchState.fetches.get(path)
  earlyFetchState.fetches.delete(path)
  if (!early || Math.abs(Date.now() - early.startedAt) >= EARLY_RESPONSE_MAX_AGE_MS) return undefined
  signal.addEventListener('abort', early.abort)
  return early.response
}

/** Starts loading an image. A later element with the same URL shares the request. */
export function startEarlyImageFetch(url: string): void {
  earlyFetchState.image = new Image()
  earlyFetchState.image.src = url
}

/** Detaches the early image, so that a hanging request ends with the last element that waits for it. */
export function cancelEarlyImageFetch(): void {
  earlyFetchState.image?.removeAttribute('src')
}

/** Ends the early phase: {@link takeEarlyResponse} no longer records paths. */
export function endEarlyFetch(): void {
  earlyFetchState.requestedPaths = undefined
}

/** Discards early responses, which may belong to another account. */
export function discardEarlyResponses(): void {
  earlyFetchState.fetches.clear()
}
