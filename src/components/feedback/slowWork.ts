import { useSyncExternalStore } from 'react'
import { createStore } from '../../preferences/observableStore'
import { useStoreValue } from '../../preferences/useStoreValue'

/** Pending requests of a slow server, and functions that retry or stop them. */
export interface SlowWork {
  /** `reading`: visible data is missing. `writing`: a change is not confirmed yet. */
  readonly kind: 'reading' | 'writing'
  /** Aborts and repeats the pending requests. Undefined for requests that cannot be repeated. */
  readonly retry?: () => void
  /** Aborts the pending requests as timed out, so that their views show the failure. */
  readonly stop: () => void
}

const currentSlowWork = createStore<SlowWork | undefined>(undefined)
const overlayCount = createStore(0)

/** Sets the slow requests; undefined when there are none. */
export const setSlowWork = currentSlowWork.set

/** Returns the slow requests; undefined when there are none. */
export const getSlowWork = currentSlowWork.get

/** Returns whether an open overlay, such as a dialog, shows the slow requests. */
export function useHasSlowWorkHost(): boolean {
  return useSyncExternalStore(overlayCount.subscribe, () => overlayCount.get() > 0)
}

/** Registers an overlay that shows the slow requests itself. Returns the unregister function. */
export function registerSlowWorkHost(): () => void {
  overlayCount.set(overlayCount.get() + 1)
  return () => overlayCount.set(overlayCount.get() - 1)
}

/** Returns the slow requests and subscribes to changes; undefined when there are none. */
export function useSlowWork(): SlowWork | undefined {
  return useStoreValue(currentSlowWork)
}
