import { useSyncExternalStore } from 'react'
import { createStore } from '../../preferences/observableStore'
import { useStoreValue } from '../../preferences/useStoreValue'

/** Visible work that waits for a slow server, with the available responses of the user. */
export interface SlowWork {
  /** `reading`: visible data is missing. `writing`: a change is not confirmed. */
  readonly kind: 'reading' | 'writing'
  /** Aborts the pending calls and repeats them; undefined for work that cannot be repeated. */
  readonly retry?: () => void
  /** Aborts the pending calls as timed out, so that their views show the failure. */
  readonly stop: () => void
}

const currentSlowWork = createStore<SlowWork | undefined>(undefined)
const hostCount = createStore(0)

/** Sets the slow work. Called by `app/watchSlowness.ts`. */
export const setSlowWork = currentSlowWork.set

/** Returns the slow work; undefined without any. */
export const getSlowWork = currentSlowWork.get

/** Whether an overlay, such as a dialog, displays the slow work. */
export function useHasSlowWorkHost(): boolean {
  return useSyncExternalStore(hostCount.subscribe, () => hostCount.get() > 0)
}

/** Registers an overlay that displays {@link useSlowWork}. Returns an unregister function. */
export function registerSlowWorkHost(): () => void {
  hostCount.set(hostCount.get() + 1)
  return () => hostCount.set(hostCount.get() - 1)
}

/** Returns the slow work and follows changes; undefined without any. */
export function useSlowWork(): SlowWork | undefined {
  return useStoreValue(currentSlowWork)
}
