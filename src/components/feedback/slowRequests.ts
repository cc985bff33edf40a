import { useSyncExternalStore } from 'react'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'

/** Pending requests of a slow server, with functions that retry or stop them. */
export interface SlowRequestsWithActions {
  /** `reading`: the page waits for data. `writing`: the server has not yet confirmed a change by the user. */
  readonly kind: 'reading' | 'writing'
  /** Aborts and repeats the pending requests. Undefined if the requests cannot be repeated. */
  readonly retry?: () => void
  /**
   * Aborts the slow server calls for which the user waits, except queries. Aborted calls fail with a timeout error. If
   * `kind` is `reading`, also aborts slow images, and restarts queries if a query is slow. Queries are restarted and
   * not stopped, because components cannot render without the data of the queries.
   */
  readonly stop: () => void
}

const currentSlowRequests = createObservableStore<SlowRequestsWithActions | undefined>(undefined)
const overlayCount = createObservableStore(0)

/** Image that has been loading for a long time. */
export interface SlowImage {
  /** Aborts the request for the image, and then requests the image again. */
  readonly retry: () => void
  /** Aborts the request for the image. */
  readonly stop: () => void
}

const slowImages = createObservableStore<readonly SlowImage[]>([])

/** Adds a slow image. Returns the function that removes the image. */
export function addSlowImage(image: SlowImage): () => void {
  slowImages.set([...slowImages.get(), image])
  return () => slowImages.set(slowImages.get().filter(other => other !== image))
}

/** Returns the slow images of all open pages and dialogs. */
export const getSlowImages = slowImages.get

/** Registers a listener for changes of {@link getSlowImages}. Returns an unregister function. */
export const onSlowImagesChange = slowImages.subscribe

/**
 * Stores which pending requests are slow, so that the page can show a message. Undefined means that no request is slow.
 */
export const setSlowRequests = currentSlowRequests.set

/** Returns the slow requests. Undefined if no request is slow. */
export const getSlowRequests = currentSlowRequests.get

/**
 * Returns whether an open dialog or other overlay shows the slow-server message. If true, the page does not show the
 * message.
 */
export function useHasOverlayWithSlowServerMessage(): boolean {
  return useSyncExternalStore(overlayCount.subscribe, () => overlayCount.get() > 0)
}

/** Registers an open overlay that shows the slow-server message. Returns the unregister function. */
export function registerOverlayWithSlowServerMessage(): () => void {
  overlayCount.set(overlayCount.get() + 1)
  return () => overlayCount.set(overlayCount.get() - 1)
}

/**
 * Returns the slow requests. Undefined if no request is slow. Re-renders the component when the slow requests change.
 */
export function useSlowRequests(): SlowRequestsWithActions | undefined {
  return useObservableStoreValue(currentSlowRequests)
}
