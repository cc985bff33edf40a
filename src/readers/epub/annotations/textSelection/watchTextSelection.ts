/**
 * Time in milliseconds for which a text selection must stay unchanged before {@link SelectionListener.onRest} is
 * called.
 */
const REST_MS = 300

interface SelectionListener {
  /**
   * Called when the selection has not changed for the time {@link REST_MS} and no pointer is pressed.
   */
  readonly onRest: () => void
  /** Called when the user presses Tab. Returns true if the focus moves to the selection menu. */
  readonly onTab: () => boolean
}

/** Reports text selections in a document until the signal aborts. */
export function watchTextSelection(
  document: Document,
  signal: AbortSignal,
  { onRest, onTab }: SelectionListener,
): void {
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitForRest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isPressed && !signal.aborted) onRest()
    }, REST_MS)
  }
  const onRelease = () => {
    isPressed = false
    waitForRest()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    if (onTab()) event.preventDefault()
  }
  const options = { signal, capture: true }
  document.addEventListener('pointerdown', () => (isPressed = true), options)
  // Touch events are necessary too. Some browsers fire no pointer events when the user ends a selection by touch.
  for (const type of ['pointerup', 'pointercancel', 'touchend', 'touchcancel'])
    document.addEventListener(type, onRelease, options)
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('selectionchange', waitForRest, options)
}
