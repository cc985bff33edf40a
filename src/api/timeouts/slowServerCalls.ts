import { createEmitter } from '../../preferences/emitter'

/** Time in milliseconds after which a pending call is slow. The interface shows a message about slow calls. */
export const SLOW_SERVER_CALL_AFTER_MS = 8_000

/** Pending server call, or pending request of a JavaScript file of the client. */
export interface PendingServerCall {
  /** OperationId of the call. Empty for the request of a JavaScript file. */
  readonly operation: string
  readonly isWrite: boolean
  /**
   * Whether the caller has passed an abort signal. Queries and most background calls have such a signal. Also true for
   * the request of a JavaScript file.
   */
  readonly hasSignal: boolean
  /** Aborts the call. The call then fails with a timeout error. Has no effect on the request of a JavaScript file. */
  readonly giveUp: () => void
}

/** All pending calls with their start times, in milliseconds since the epoch. */
export const pendingServerCallStartTimes = new Map<PendingServerCall, number>()
const currentSlowCalls = new Set<PendingServerCall>()
const slowChanged = createEmitter()

/**
 * Adds a call to the pending calls. After {@link SLOW_SERVER_CALL_AFTER_MS}, the call is also in the list of slow
 * calls.
 * @returns function that removes the call from both lists
 */
export function trackPendingServerCall(call: PendingServerCall): () => void {
  pendingServerCallStartTimes.set(call, Date.now())
  const timer = setTimeout(() => {
    currentSlowCalls.add(call)
    slowChanged.emit()
  }, SLOW_SERVER_CALL_AFTER_MS)
  return () => {
    clearTimeout(timer)
    pendingServerCallStartTimes.delete(call)
    if (currentSlowCalls.delete(call)) slowChanged.emit()
  }
}

/**
 * Treats the loading of a JavaScript module as a pending server call, until the promise `loading` settles.
 * @returns promise with the same result as `loading`
 */
export function trackModuleLoadAsPendingServerCall<T>(loading: Promise<T>): Promise<T> {
  return loading.finally(trackPendingServerCall({ operation: '', isWrite: false, hasSignal: true, giveUp() {} }))
}

/** Returns the calls that have been pending for longer than {@link SLOW_SERVER_CALL_AFTER_MS}. */
export const getSlowServerCalls = (): readonly PendingServerCall[] => [...currentSlowCalls]

/** Registers a listener for changes of {@link getSlowServerCalls}. Returns an unregister function. */
export const onSlowServerCallsChange = slowChanged.subscribe

/**
 * Aborts all slow server calls that only read data. These calls then fail with a timeout error, and their callers can
 * repeat them.
 */
export function abortSlowServerReads(): void {
  for (const call of currentSlowCalls) if (!call.isWrite) call.giveUp()
}
