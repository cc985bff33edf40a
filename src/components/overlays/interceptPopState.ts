let intercept: (() => boolean) | undefined
let isOnLoadedCopy = globalThis.history?.state?.isCopy === true

/**
 * Returns whether the browser has loaded the document on the copy of the first history entry, for example by a reload,
 * and has not navigated back or forward since. While an overlay is open, `closeOverlaysOnBack.ts` can add this copy.
 */
export const isStillOnLoadedCopy = (): boolean => isOnLoadedCopy

/**
 * Sets the function that handles each back or forward navigation before the router does.
 * @param next function that returns true to hide the navigation from the router. If undefined, the router sees all
 *   navigations
 */
export function setPopStateInterceptor(next: (() => boolean) | undefined): void {
  intercept = next
}

/**
 * Listener of the event `popstate`. Must be added before the router is created: on `window`, Chromium calls all
 * listeners of this event in the order in which they were added.
 */
export function interceptPopState(event: PopStateEvent): void {
  isOnLoadedCopy = false
  if (intercept?.()) event.stopImmediatePropagation()
}
