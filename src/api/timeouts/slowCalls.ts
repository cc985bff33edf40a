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
export const pendingSince = new Map<SlowCall, number>()
const slow = new Set<SlowCall>()
const listeners = new Set<() => void>()

/**
 * Tracks a pending call. It counts as slow after {@link SLOW_AFTER_MS}.
 * @returns function to call at the end of the call
 */
export function watchSlowness(call: SlowCall): () => void {
  pendingSince.set(call, Date.now())
  const timer = setTimeout(() => {
    slow.add(call)
    announce()
  }, SLOW_AFTER_MS)
  return () => {
    clearTimeout(timer)
    pendingSince.delete(call)
    if (slow.delete(call)) announce()
  }
}

/** Tracks the load of a program file as a pending read. The loading component shows its own message. */
export function watchFile<T>(loading: Promise<T>): Promise<T> {
  return loading.finally(watchSlowness({ operation: '', isWrite: false, hasSignal: true, giveUp() {} }))
}

/** Returns the calls that are currently slow. */
export const slowCalls = (): readonly SlowCall[] => [...slow]

/** Registers a listener for the start and end of slow calls. Returns an unregister function. */
export function onSlowCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Aborts all slow reads as timed out. Their callers can repeat them. */
export function giveUpSlowReads(): void {
  for (const call of slow) if (!call.isWrite) call.giveUp()
}

function announce(): void {
  for (const listener of listeners) listener()
}
