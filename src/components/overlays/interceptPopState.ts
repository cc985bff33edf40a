let intercept: (() => boolean) | undefined
let isOnLoadedCopy = globalThis.history?.state?.isCopy === true

/**
 * While an overlay is open, `closeOverlaysOnBack.ts` can add a copy of the first history entry. If the browser then
 * loads the document on this copy, for example by a reload, the function returns true until the first back or forward
 * navigation. In all other cases, it returns false.
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
