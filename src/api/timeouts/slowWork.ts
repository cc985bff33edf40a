import { useSyncExternalStore } from 'react'
import { createStore } from '../../preferences/observableStore'
import { useStoreValue } from '../../preferences/useStoreValue'

/** Visible work that waits for a slow server, and what a person can do about it. */
export interface SlowWork {
  /** `reading`: something to show is missing. `writing`: a change is not confirmed. */
  readonly kind: 'reading' | 'writing'
  /** Aborts the pending calls and issues new ones; undefined where the work cannot repeat itself. */
  readonly retry?: () => void
  /** Fails the pending calls as timed out, so that whatever waits for them says so. */
  readonly stop: () => void
}

const current = createStore<SlowWork | undefined>(undefined)
const hosts = createStore(0)

/** Reported by `app/watchSlowness.ts`. */
export const setSlowWork = current.set

/** The work that is slow now; undefined when there is none. */
export const slowWork = current.get

/** Whether something that lies over the page, such as a dialog, tells of slowness itself. */
export function useSlowWorkHost(): boolean {
  return useSyncExternalStore(hosts.subscribe, () => hosts.get() > 0)
}

/** For a dialog that shows {@link useSlowWork}. Returns the end of that. */
export function hostSlowWork(): () => void {
  hosts.set(hosts.get() + 1)
  return () => hosts.set(hosts.get() - 1)
}

/** The same, for a component that tells of it. */
export function useSlowWork(): SlowWork | undefined {
  return useStoreValue(current)
}
