import type { OperationId } from '../../generated/operations'
import { trackResponseBodyProgress } from '../responses/trackResponseBodyProgress'
import { type PendingServerCall, trackPendingServerCall } from './slowServerCalls'

/**
 * Maximum time in milliseconds without progress for a server call that only reads data. Progress means that the
 * response headers or {@link PROGRESS_BYTES} of the body have arrived.
 */
export const SERVER_READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000
/**
 * Number of body bytes that count as progress. Each time the response has delivered this number of further bytes, the
 * timeout restarts.
 */
const PROGRESS_BYTES = 1024
/**
 * Assumed minimum upload speed, in bytes per millisecond. Large uploads have a longer timeout, because the client
 * cannot see their progress.
 */
const UPLOAD_BYTES_PER_MS = 16

/**
 * Timeouts in milliseconds of the operations for which the default timeouts are too short or too long. The call option
 * `timeoutMs` has priority over this table.
 */
const operationTimeoutsMs: { readonly [Id in OperationId]?: number } = {
  // The timeout of a sign-out is short, because the client signs out even without the server.
  // `trySendingPendingSignOut` repeats the call later.
  logOut: 8_000,
  // The requests for the pages, manifest and positions of a book are slow, because the server reads the book file
  // before it responds.
  getBookPages: 60_000,
  getBookManifest: 60_000,
  getBookPositions: 120_000,
  // Scanning a folder is slow, because the server reads every file of the folder.
  scanTransientBooks: 600_000,
}

/** Matches the operations that send POST requests but do not change data. */
const readByPostPattern = /^(list|match|scanT|analyzeT)/

interface TimedRequest {
  readonly operation: string
  readonly method?: string
  readonly body?: unknown
  /** Timeout of the call in milliseconds. If undefined, the timeout of the operation applies. */
  readonly timeoutMs?: number
}

/** Returns whether a call may change data on the server. */
export const isWriteServerCall = ({ operation, method = 'GET' }: TimedRequest): boolean =>
  method !== 'GET' && !readByPostPattern.test(operation)

/** Returns the maximum time in milliseconds that a call may last without progress. */
export function getServerCallTimeoutMs(call: TimedRequest): number {
  const specificMs = call.timeoutMs ?? operationTimeoutsMs[call.operation as OperationId]
  return (
    (specificMs ?? (isWriteServerCall(call) ? WRITE_TIMEOUT_MS : SERVER_READ_TIMEOUT_MS)) +
    bodySizeBytes(call.body) / UPLOAD_BYTES_PER_MS
  )
}

const bodySizeBytes = (body: unknown): number =>
  body instanceof Blob
    ? body.size
    : body instanceof FormData
      ? [...body.values()].reduce((sum, value) => sum + bodySizeBytes(value), 0)
      : 0

/** Pending server call that is aborted after its timeout. */
export interface ServerCallWithTimeout extends PendingServerCall {
  /** Abort signal of the request. Aborts after the timeout, or when the caller aborts. */
  readonly signal: AbortSignal
  readonly timedOut: () => boolean
  /**
   * Restarts the timeout. Returns a copy of the response, or the response itself if it has no content. While bytes of
   * the body arrive, the timeout restarts again.
   * @param onBytes receives the total number of body bytes. If it throws, the transfer of the response ends.
   */
  readonly watch: (response: Response, onBytes?: (totalBytes: number) => void) => Response
  /** Stops the timeout. When the server call has ended, the caller must call this function. */
  readonly end: () => void
}

/**
 * Starts the timeout of a server call and adds this call to the pending calls. When the server call has ended, the
 * caller must call the returned function `end`.
 * @param request properties that determine the timeout
 * @param callerSignal abort signal of the caller
 */
export function startTimeoutOfServerCall(
  request: TimedRequest,
  callerSignal?: AbortSignal | null,
): ServerCallWithTimeout {
  const timeoutMs = getServerCallTimeoutMs(request)
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
  const abort = () => controller.abort(callerSignal?.reason)
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort)
  restart()
  const call: PendingServerCall = {
    operation: request.operation,
    isWrite: isWriteServerCall(request),
    hasSignal: !!callerSignal,
    giveUp,
  }
  const stopWatching = trackPendingServerCall(call)
  return {
    ...call,
    signal,
    timedOut: () => hasTimedOut,
    watch: (response, onBytes) => {
      restart()
      let nextProgress = PROGRESS_BYTES
      return trackResponseBodyProgress(response, signal, totalBytes => {
        onBytes?.(totalBytes)
        if (totalBytes < nextProgress) return
        nextProgress = totalBytes + PROGRESS_BYTES
        restart()
      })
    },
    end: () => {
      clearTimeout(timer)
      stopWatching()
      callerSignal?.removeEventListener('abort', abort)
    },
  }
}
