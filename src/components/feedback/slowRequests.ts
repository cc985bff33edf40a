import { useSyncExternalStore } from 'react'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableValue } from '../../preferences/useObservableValue'

/** Pending requests of a slow server, and functions that retry or stop them. */
export interface SlowRequests {
  /** `reading`: visible data is missing. `writing`: a change is not confirmed yet. */
  readonly kind: 'reading' | 'writing'
  /** Aborts and repeats the pending requests. Undefined for requests that cannot be repeated. */
  readonly retry?: () => void
  /** Aborts the pending requests as timed out, so that their views show the failure. */
  readonly stop: () => void
}

const currentSlowRequests = createObservableStore<SlowRequests | undefined>(undefined)
const overlayCount = createObservableStore(0)

/** Sets the slow requests; undefined when there are none. */
export const setSlowRequests = currentSlowRequests.set

/** Returns the slow requests; undefined when there are none. */
export const getSlowRequests = currentSlowRequests.get

/** Returns whether an open overlay, such as a dialog, shows the slow requests. */
export function useHasSlowRequestsOverlay(): boolean {
  return useSyncExternalStore(overlayCount.subscribe, () => overlayCount.get() > 0)
}

/** Registers an overlay that shows the slow requests itself. Returns the unregister function. */
export function registerSlowRequestsOverlay(): () => void {
  overlayCount.set(overlayCount.get() + 1)
  return () => overlayCount.set(overlayCount.get() - 1)
}

/** Returns the slow requests and subscribes to changes; undefined when there are none. */
export function useSlowRequests(): SlowRequests | undefined {
  return useObservableValue(currentSlowRequests)
}
