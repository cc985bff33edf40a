/**
 * Event types of the `document` listeners that {@link recordPageListeners} removes. Listeners of other types stay,
 * because packages such as React add them only once and need them in all test files.
 */
const DOCUMENT_TYPES = ['load', 'visibilitychange']

/**
 * Records the event listeners that are added to the window and to the document.
 * @returns function that removes the recorded listeners and ends the recording
 */
export function recordPageListeners(): () => void {
  const removeFunctions = [recordListeners(window), recordListeners(document, DOCUMENT_TYPES)]
  return () => {
    for (const remove of removeFunctions) remove()
  }
}

/**
 * Records the event listeners that are added to a target, so that they can be removed later.
 * @param types event types to record. Listeners of other types stay on the target. If undefined, all types
 *   are recorded.
 * @returns function that removes the recorded listeners and ends the recording
 */
function recordListeners(target: Window | Document, types?: readonly string[]) {
  const recorded: Parameters<typeof target.addEventListener>[] = []
  const { addEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (!types || types.includes(args[0])) recorded.push(args)
    addEventListener.apply(target, args)
  }
  return () => {
    target.addEventListener = addEventListener
    for (const [type, listener, options] of recorded) target.removeEventListener(type, listener, options)
  }
}
