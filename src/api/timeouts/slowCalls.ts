import { createEmitter } from '../../preferences/emitter'

/** Waiting time after which the interface reports a slow server. */
export const SLOW_AFTER_MS = 8_000

/** Pending call, with the properties that the report of slowness needs. */
export interface SlowCall {
  /** OperationId of the contract; empty for program files. */
  readonly operation: string
  readonly isWrite: boolean
  /** Whether the caller can abort the call itself, as queries and background work can. */
  readonly hasSignal: boolean
  /** Aborts the call as timed out. */
  readonly giveUp: () => void
}

/** Start times of pending calls and program files, in milliseconds (`Date.now()`). */
export const pendingCallStarts = new Map<SlowCall, number>()
const currentSlowCalls = new Set<SlowCall>()
const slowChanged = createEmitter()

/**
 * Tracks a pending call. It counts as slow after {@link SLOW_AFTER_MS}.
 * @returns function to call at the end of the call
 */
export function trackPendingCall(call: SlowCall): () => void {
  pendingCallStarts.set(call, Date.now())
  const timer = setTimeout(() => {
    currentSlowCalls.add(call)
    slowChanged.emit()
  }, SLOW_AFTER_MS)
  return () => {
    clearTimeout(timer)
    pendingCallStarts.delete(call)
    if (currentSlowCalls.delete(call)) slowChanged.emit()
  }
}

/** Tracks the load of a program file as a pending read. The loading component shows its own message. */
export function trackModuleLoad<T>(loading: Promise<T>): Promise<T> {
  return loading.finally(trackPendingCall({ operation: '', isWrite: false, hasSignal: true, giveUp() {} }))
}

/** Returns the calls that are currently slow. */
export const getSlowCalls = (): readonly SlowCall[] => [...currentSlowCalls]

/** Registers a listener for the start and end of slow calls. Returns an unregister function. */
export const onSlowCallsChange = slowChanged.subscribe

/** Aborts all slow reads as timed out. Their callers can repeat them. */
export function giveUpSlowReads(): void {
  for (const call of currentSlowCalls) if (!call.isWrite) call.giveUp()
}
