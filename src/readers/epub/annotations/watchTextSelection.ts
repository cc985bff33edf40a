/** Delay in milliseconds between the last change of a selection and the report of the selection. */
const REST_MS = 300

interface SelectionListener {
  /** Called when the selection has not changed for {@link REST_MS} and no pointer is pressed. */
  readonly onRest: () => void
  /** Handles the Tab key. Returns whether the focus moves to the selection menu. */
  readonly onTab: () => boolean
}

/** Watches the text selection of a document until the signal aborts. */
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
  // Some browsers fire no pointer events, but only touch events, when the user ends a selection by touch.
  for (const type of ['pointerup', 'pointercancel', 'touchend', 'touchcancel'])
    document.addEventListener(type, onRelease, options)
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('selectionchange', waitForRest, options)
}
