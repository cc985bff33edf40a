import { createEmitter } from '../../preferences/emitter'

/** Time in milliseconds after which a pending call counts as slow. The interface shows a message for a slow call. */
export const SLOW_SERVER_CALL_AFTER_MS = 8_000

/** Pending server call, or pending load of a program file. */
export interface PendingServerCall {
  /** OperationId of the call. Empty if a program file is being loaded. */
  readonly operation: string
  readonly isWrite: boolean
  /** Whether the caller can abort the call. True for queries and background work. */
  readonly hasSignal: boolean
  /** Aborts the call with a timeout error. */
  readonly giveUp: () => void
}

/** All pending calls with their start times, in milliseconds since the epoch. */
export const pendingServerCallStartTimes = new Map<PendingServerCall, number>()
const currentSlowCalls = new Set<PendingServerCall>()
const slowChanged = createEmitter()

/**
 * Adds a pending call. After {@link SLOW_SERVER_CALL_AFTER_MS}, the call counts as slow.
 * @returns function that removes the call
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

/** Counts the load of a program file as a pending call until the promise settles. Returns the promise. */
export function trackModuleLoadAsPendingServerCall<T>(loading: Promise<T>): Promise<T> {
  return loading.finally(trackPendingServerCall({ operation: '', isWrite: false, hasSignal: true, giveUp() {} }))
}

/** Returns the pending calls that count as slow. */
export const getSlowServerCalls = (): readonly PendingServerCall[] => [...currentSlowCalls]

/** Registers a listener for changes of {@link getSlowServerCalls}. Returns an unregister function. */
export const onSlowServerCallsChange = slowChanged.subscribe

/** Aborts all slow reads with a timeout error. The callers can repeat the reads. */
export function abortSlowServerReads(): void {
  for (const call of currentSlowCalls) if (!call.isWrite) call.giveUp()
}
