import { toAbsoluteServerUrl } from './toAbsoluteServerUrl'

interface EarlyFetch {
  readonly response: Promise<Response>
  readonly startedAt: number
  readonly abort: () => void
}

interface EarlyFetchState {
  /**
   * Early fetches by API path. An early fetch is a request that starts before the app has loaded. The app uses each
   * response only once.
   */
  readonly fetches: Map<string, EarlyFetch>
  /** Image element that loads the first page of a comic. */
  image?: HTMLImageElement
  /** Paths that the app has already requested. Undefined after {@link stopConsumingEarlyFetches}. */
  requestedPaths?: Set<string>
}

declare global {
  /**
   * State that the script for early fetches shares with the app. It is global, because the script and the app are
   * separate bundles.
   */
  var longboxEarlyFetch: EarlyFetchState | undefined
}

globalThis.longboxEarlyFetch ??= { fetches: new Map(), requestedPaths: new Set() }
const earlyFetchState = globalThis.longboxEarlyFetch

/** Maximum age of an early fetch, in milliseconds. The app ignores older responses. */
const EARLY_RESPONSE_MAX_AGE_MS = 20_000

/** Headers of every server call. `X-Requested-With` prevents the password dialog of the browser after a 401. */
export const serverRequestHeaders = { 'X-Requested-With': 'XMLHttpRequest' }

/**
 * Sends a request before the app needs the response. The app later receives the response from {@link
 * consumeEarlyFetchResponse}.
 * @param path API path without the base path
 * @returns the response. If the app has already requested the path, sends no request and returns undefined.
 */
export function startEarlyFetch(path: string): Promise<Response> | undefined {
  if (earlyFetchState.requestedPaths?.has(path)) return undefined
  const controller = new AbortController()
  const abort = () => controller.abort()
  const response = fetch(toAbsoluteServerUrl(path), {
    credentials: 'include',
    headers: serverRequestHeaders,
    signal: controller.signal,
  })
  response.catch(() => {})
  earlyFetchState.fetches.set(path, { response, startedAt: Date.now(), abort })
  // Aborts the request if the app does not use its response in time. An unused response would occupy a connection, and
  // browsers open only six connections per host.
  setTimeout(() => earlyFetchState.fetches.has(path) && abort(), EARLY_RESPONSE_MAX_AGE_MS)
  return response
}

/**
 * Returns the response of an early fetch. Each response can be used only once, so a second call for the same path
 * returns undefined.
 * @param path API path without the base path
 * @param signal aborts the early fetch
 * @returns undefined if the path has no early fetch, or if the early fetch is too old
 */
export function consumeEarlyFetchResponse(path: string, signal: AbortSignal): Promise<Response> | undefined {
  earlyFetchState.requestedPaths?.add(path)
  const early = earlyFetchState.fetches.get(path)
  earlyFetchState.fetches.delete(path)
  if (!early || Math.abs(Date.now() - early.startedAt) >= EARLY_RESPONSE_MAX_AGE_MS) return undefined
  signal.addEventListener('abort', early.abort)
  return early.response
}

/**
 * Starts the request for an image. If an image element with the same URL appears later, the image element uses the same
 * request.
 */
export function startEarlyImageFetch(url: string): void {
  earlyFetchState.image = new Image()
  earlyFetchState.image.src = url
}

/** Aborts the request that {@link startEarlyImageFetch} has started, so that it no longer occupies a connection. */
export function cancelEarlyImageFetch(): void {
  earlyFetchState.image?.removeAttribute('src')
}

/**
 * Stops recording the paths that the app requests. Call this function after the last call of {@link startEarlyFetch},
 * because only that function uses the recorded paths.
 */
export function stopConsumingEarlyFetches(): void {
  earlyFetchState.requestedPaths = undefined
}

/** Removes all early fetches, because their responses may belong to another account. Called after an account change. */
export function discardUnusedEarlyFetchResponses(): void {
  earlyFetchState.fetches.clear()
}
