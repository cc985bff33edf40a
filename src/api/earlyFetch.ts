import { serverUrl } from './address'

/** Request that started before the program loaded. */
interface Early {
  readonly answer: Promise<Response>
  readonly at: number
  readonly stop: () => void
}

interface Ahead {
  /** Early fetches that the program has not taken yet, by path. */
  readonly answers: Map<string, Early>
  /** Image of the first page of a comic. */
  image?: HTMLImageElement
  /** Paths that the program has requested; undefined after the early phase. */
  taken?: Set<string>
}

declare global {
  /** State shared by the early script and the program, which are separate bundles. */
  var longboxAhead: Ahead | undefined
}

globalThis.longboxAhead ??= { answers: new Map(), taken: new Set() }
const shared = globalThis.longboxAhead

/** Older responses are discarded. */
const fresh = 20_000

/** Headers of every call. With `X-Requested-With`, a 401 does not open the password dialog of the browser. */
export const requestHeaders = { 'X-Requested-With': 'XMLHttpRequest' }

/**
 * Starts a request that the program will need after it has loaded.
 * @param path  path of the contract
 * @returns undefined if the program has requested the path already
 */
export function startEarlyFetch(path: string): Promise<Response> | undefined {
  if (shared.taken?.has(path)) return undefined
  const ended = new AbortController()
  const stop = () => ended.abort()
  const answer = fetch(serverUrl(path), { credentials: 'include', headers: requestHeaders, signal: ended.signal })
  answer.catch(() => {})
  shared.answers.set(path, { answer, at: Date.now(), stop })
  // A response that is not taken would occupy one of the six connections permanently.
  setTimeout(() => shared.answers.has(path) && stop(), fresh)
  return answer
}

/**
 * Takes the response of an early fetch. Later calls for the same path return undefined.
 * @param signal  aborts the early fetch from now on
 * @returns undefined if there is no early fetch or it is too old
 */
export function takeEarlyResponse(path: string, signal: AbortSignal): Promise<Response> | undefined {
  shared.taken?.add(path)
  const early = shared.answers.get(path)
  shared.answers.delete(path)
  if (!early || Math.abs(Date.now() - early.at) >= fresh) return undefined
  signal.addEventListener('abort', early.stop)
  return early.answer
}

/** Starts loading an image. A later element with the same URL shares the request. */
export function askImageAhead(url: string): void {
  shared.image = new Image()
  shared.image.src = url
}

/** Detaches the early image, so that a hanging request ends with the last element that waits for it. */
export function dropImageAhead(): void {
  shared.image?.removeAttribute('src')
}

/** Ends the early phase: {@link takeEarlyResponse} no longer records paths. */
export function endEarlyFetch(): void {
  shared.taken = undefined
}

/** Discards early responses, which may belong to another account. */
export function dropEarlyResponses(): void {
  shared.answers.clear()
}
