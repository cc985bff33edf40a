import { serverUrl } from './address'

/** An early fetch. */
interface Early {
  readonly answer: Promise<Response>
  readonly at: number
  readonly stop: () => void
}

interface Ahead {
  /** Answers that nobody has taken yet, by path. */
  readonly answers: Map<string, Early>
  /** The early image of a comic's first page. */
  image?: HTMLImageElement
  /** What the program asked for itself meanwhile; undefined once nothing is asked ahead any more. */
  taken?: Set<string>
}

declare global {
  /** What the script in the page and the program have in common: they are built apart. */
  var longboxAhead: Ahead | undefined
}

globalThis.longboxAhead ??= { answers: new Map(), taken: new Set() }
const shared = globalThis.longboxAhead

/** After this time, in milliseconds, an answer may have grown old. */
const fresh = 20_000

/** Headers of every call: without the first, a refusal would make the browser ask for a password. */
export const requestHeaders = { 'X-Requested-With': 'XMLHttpRequest' }

/** Asks for what the program will want in a moment, before it is there; undefined where the program was faster. */
export function startEarlyFetch(path: string): Promise<Response> | undefined {
  if (shared.taken?.has(path)) return undefined
  const ended = new AbortController()
  const stop = () => ended.abort()
  const answer = fetch(serverUrl(path), { credentials: 'include', headers: requestHeaders, signal: ended.signal })
  answer.catch(() => {})
  shared.answers.set(path, { answer, at: Date.now(), stop })
  // What nobody takes would hold one of the few connections of the browser for good.
  setTimeout(() => shared.answers.has(path) && stop(), fresh)
  return answer
}

/**
 * The answer that was asked for ahead, once; undefined when there is none or it came too long ago.
 * @param signal  aborts the early fetch from now on
 */
export function takeEarlyResponse(path: string, signal: AbortSignal): Promise<Response> | undefined {
  shared.taken?.add(path)
  const known = shared.answers.get(path)
  shared.answers.delete(path)
  if (!known || Math.abs(Date.now() - known.at) >= fresh) return undefined
  signal.addEventListener('abort', known.stop)
  return known.answer
}

/** Fetches an image early: its element and a later one for the same address share one request. */
export function askImageAhead(url: string): void {
  shared.image = new Image()
  shared.image.src = url
}

/** Lets go of the early image, so that a request that hangs ends with the last element that waits for it. */
export function dropImageAhead(): void {
  shared.image?.removeAttribute('src')
}

/** Nothing more is asked ahead. */
export function endEarlyFetch(): void {
  shared.taken = undefined
}

/** Another person may sit here now: what nobody has taken is not for them. */
export function dropEarlyResponses(): void {
  shared.answers.clear()
}
