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

const current = createStore<SlowWork | undefined>(undefined)
const hosts = createStore(0)

/** Sets the slow work. Called by `app/watchSlowness.ts`. */
export const setSlowWork = current.set

/** Returns the slow work; undefined without any. */
export const slowWork = current.get

/** Whether an overlay, such as a dialog, displays the slow work. */
export function useSlowWorkHost(): boolean {
  return useSyncExternalStore(hosts.subscribe, () => hosts.get() > 0)
}

/** Registers an overlay that displays {@link useSlowWork}. Returns an unregister function. */
export function hostSlowWork(): () => void {
  hosts.set(hosts.get() + 1)
  return () => hosts.set(hosts.get() - 1)
}

/** Returns the slow work and follows changes; undefined without any. */
export function useSlowWork(): SlowWork | undefined {
  return useStoreValue(current)
}
