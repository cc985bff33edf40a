import type { OperationId } from '../../generated/operations'
import { type SlowCall, watchSlowness } from './slowCalls'

/** A call without progress for this long is given up: no headers, or less than {@link PROGRESS_BYTES} of the body. */
export const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000
/** A body that arrives more slowly than this in each period counts as stalled: it trickles to keep the call open. */
const PROGRESS_BYTES = 1024
/** The browser does not report the progress of an upload, so its size extends the time: 16 KiB per second. */
const UPLOAD_BYTES_PER_MS = 16

/** Operations that take another time than other reads and writes; calls of other routes carry theirs (scripts/compact-calls.mjs). */
const timeoutsMs: { readonly [Id in OperationId]?: number } = {
  // Signing out goes on without the server; `finishLeaving` repeats the call later.
  logOut: 8_000,
  // The server reads the book's file before it answers.
  getBookPages: 60_000,
  getBookManifest: 60_000,
  getBookPositions: 120_000,
  // Reads every file of a folder.
  scanTransientBooks: 600_000,
}

/** Operations that read by POST; all others that are no GET write. */
const readsByPost = /^(list|match|scanT|analyzeT)/

/** What the table needs to know of a call. */
interface Timed {
  readonly operation: string
  readonly method?: string
  readonly body?: unknown
  /** Overrides the table, in milliseconds. */
  readonly timeoutMs?: number
}

/** Whether a call may change something on the server. */
export const isWrite = ({ operation, method = 'GET' }: Timed): boolean =>
  method !== 'GET' && !readsByPost.test(operation)

/** The time without progress after which a call is given up, in milliseconds. */
export function timeoutMsOf(call: Timed): number {
  const ownMs = call.timeoutMs ?? timeoutsMs[call.operation as OperationId]
  return (ownMs ?? (isWrite(call) ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS)) + sizeOf(call.body) / UPLOAD_BYTES_PER_MS
}

/** Bytes of files in the body of a request. */
const sizeOf = (body: unknown): number =>
  body instanceof Blob
    ? body.size
    : body instanceof FormData
      ? [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0)
      : 0

/** A call that is on its way. */
export interface TimedCall extends SlowCall {
  /** Ends the request, when the caller aborts it or when it times out. */
  readonly signal: AbortSignal
  /** Whether it was given up for want of progress. */
  readonly timedOut: () => boolean
  /** Gives the response with a body whose progress is watched. */
  readonly watch: (response: Response) => Response
  /** The call is over. */
  readonly end: () => void
}

/**
 * Starts the clock of a call.
 * @param aborted  the caller's own signal
 */
export function startTimedCall(timed: Timed, aborted?: AbortSignal | null): TimedCall {
  const timeoutMs = timeoutMsOf(timed)
  const ended = new AbortController()
  const { signal } = ended
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => {
    isLate = true
    ended.abort()
  }
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, timeoutMs)
  }
  const abort = () => ended.abort(aborted?.reason)
  if (aborted?.aborted) abort()
  aborted?.addEventListener('abort', abort)
  restart()
  const call: SlowCall = { operation: timed.operation, isWrite: isWrite(timed), hasSignal: !!aborted, giveUp }
  const stopWatching = watchSlowness(call)
  return {
    ...call,
    signal,
    timedOut: () => isLate,
    watch: response => {
      restart()
      return watched(response, signal, restart)
    },
    end: () => {
      clearTimeout(timer)
      stopWatching()
      aborted?.removeEventListener('abort', abort)
    },
  }
}

const withoutBody = [204, 205, 304]

/** The response with a body that reports progress and fails when the signal aborts. */
function watched(response: Response, signal: AbortSignal, onProgress: () => void): Response {
  // Chromium gives an answer without a body an empty one, from which no response can be made.
  if (!response.body || withoutBody.includes(response.status)) return response
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      bytes += chunk.length
      if (bytes < PROGRESS_BYTES) return
      bytes = 0
      onProgress()
    },
  })
  return new Response(response.body.pipeThrough(count, { signal }), response)
}
