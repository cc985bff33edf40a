import type { OperationId } from '../../generated/operations'
import { type SlowCall, trackPendingCall } from './slowCalls'

/** Calls without progress for this time are aborted. Progress means headers, or {@link PROGRESS_BYTES} of the body. */
export const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000
/** Amount of the body that counts as progress. A slower body only trickles to keep the call open. */
const PROGRESS_BYTES = 1024
/** Browsers report no upload progress, so the timeout grows with the size of the upload: 16 KiB per second. */
const UPLOAD_BYTES_PER_MS = 16

/** Operations with other timeouts than usual reads and writes. Calls of other routes pass theirs (scripts/compact-calls.mjs). */
const operationTimeoutsMs: { readonly [Id in OperationId]?: number } = {
  // Sign-out continues without the server; `finishPendingSignOut` repeats the call later.
  logOut: 8_000,
  // The server reads the file of the book before it responds.
  getBookPages: 60_000,
  getBookManifest: 60_000,
  getBookPositions: 120_000,
  // The server reads every file of a folder.
  scanTransientBooks: 600_000,
}

/** Operations that read by POST. All other operations except GET are writes. */
const readByPostPattern = /^(list|match|scanT|analyzeT)/

/** Properties of a call that determine its timeout. */
interface TimedRequest {
  readonly operation: string
  readonly method?: string
  readonly body?: unknown
  /** Overrides the timeout of the table, in milliseconds. */
  readonly timeoutMs?: number
}

/** Whether a call may change data on the server. */
export const isWriteCall = ({ operation, method = 'GET' }: TimedRequest): boolean =>
  method !== 'GET' && !readByPostPattern.test(operation)

/** Returns the time without progress after which a call is aborted, in milliseconds. */
export function callTimeoutMs(call: TimedRequest): number {
  const specificMs = call.timeoutMs ?? operationTimeoutsMs[call.operation as OperationId]
  return (
    (specificMs ?? (isWriteCall(call) ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS)) +
    bodySizeBytes(call.body) / UPLOAD_BYTES_PER_MS
  )
}

/** Returns the size of the files in a request body, in bytes. */
const bodySizeBytes = (body: unknown): number =>
  body instanceof Blob
    ? body.size
    : body instanceof FormData
      ? [...body.values()].reduce((sum, value) => sum + bodySizeBytes(value), 0)
      : 0

/** Pending call with a timeout. */
export interface TimedCall extends SlowCall {
  /** Aborts the request on abort by the caller and on timeout. */
  readonly signal: AbortSignal
  /** Whether the call timed out. */
  readonly timedOut: () => boolean
  /** Returns the response with a body that restarts the timeout on progress. */
  readonly watch: (response: Response) => Response
  /** Stops the timeout after the end of the call. */
  readonly end: () => void
}

/**
 * Starts the timeout of a call. The caller must call `end`.
 * @param aborted  signal of the caller
 */
export function startTimedCall(timed: TimedRequest, aborted?: AbortSignal | null): TimedCall {
  const timeoutMs = callTimeoutMs(timed)
  const controller = new AbortController()
  const { signal } = controller
  let hasTimedOut = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => {
    hasTimedOut = true
    controller.abort()
  }
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, timeoutMs)
  }
  const abort = () => controller.abort(aborted?.reason)
  if (aborted?.aborted) abort()
  aborted?.addEventListener('abort', abort)
  restart()
  const call: SlowCall = { operation: timed.operation, isWrite: isWriteCall(timed), hasSignal: !!aborted, giveUp }
  const stopWatching = trackPendingCall(call)
  return {
    ...call,
    signal,
    timedOut: () => hasTimedOut,
    watch: response => {
      restart()
      return watchBodyProgress(response, signal, restart)
    },
    end: () => {
      clearTimeout(timer)
      stopWatching()
      aborted?.removeEventListener('abort', abort)
    },
  }
}

const bodilessStatuses = [204, 205, 304]

/** Returns the response with a body that reports progress and fails when the signal aborts. */
function watchBodyProgress(response: Response, signal: AbortSignal, onProgress: () => void): Response {
  // Chromium gives bodiless responses an empty body, which the Response constructor rejects.
  if (!response.body || bodilessStatuses.includes(response.status)) return response
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      bytes += chunk.length
      if (bytes < PROGRESS_BYTES) return
      bytes = 0
      onProgress()
    },
  })
  return new Response(response.body.pipeThrough(counter, { signal }), response)
}
