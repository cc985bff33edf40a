import { createEmitter } from '../../preferences/emitter'

/** After this time of waiting the interface says that the server is slow. */
export const SLOW_AFTER_MS = 8_000

/** A call that is on its way, as far as those who report slowness need to know it. */
export interface SlowCall {
  /** The operationId of the contract. */
  readonly operation: string
  readonly isWrite: boolean
  /** Whether the caller can abort it by itself, as queries and background work do. */
  readonly hasSignal: boolean
  /** Fails the call as timed out. */
  readonly giveUp: () => void
}

/** Start times of the calls and program files that are on their way, as `Date.now()`. */
export const pendingSince = new Map<SlowCall, number>()
const slow = new Set<SlowCall>()
const slowChanged = createEmitter()

/**
 * Counts the call as slow once it is on its way for {@link SLOW_AFTER_MS}.
 * @returns ends that; called when the call is over
 */
export function watchSlowness(call: SlowCall): () => void {
  pendingSince.set(call, Date.now())
  const timer = setTimeout(() => {
    slow.add(call)
    slowChanged.emit()
  }, SLOW_AFTER_MS)
  return () => {
    clearTimeout(timer)
    pendingSince.delete(call)
    if (slow.delete(call)) slowChanged.emit()
  }
}

/** Counts a program file as a pending read that has its own message. */
export function watchFile<T>(loading: Promise<T>): Promise<T> {
  return loading.finally(watchSlowness({ operation: '', isWrite: false, hasSignal: true, giveUp() {} }))
}

/** The calls that are slow now. */
export const slowCalls = (): readonly SlowCall[] => [...slow]

/** Calls back whenever a call becomes slow, and when a slow one is over. */
export const onSlowCalls = slowChanged.subscribe

/** Gives up all slow reads: what waits for them fails as timed out and can be asked for anew. */
export function giveUpSlowReads(): void {
  for (const call of slow) if (!call.isWrite) call.giveUp()
}
