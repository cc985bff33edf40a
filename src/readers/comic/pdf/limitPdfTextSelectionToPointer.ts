const TEXT_SELECTOR = '[data-pdf-text]'

/**
 * Makes a mouse selection of PDF text end at the pointer. Without this function, browsers also select all text below
 * the pointer if the pointer is between two lines. Also clears the selection after a press beside the text.
 * @param surface element that contains the pages
 * @returns function that removes the event listeners
 */
export function limitPdfTextSelectionToPointer(surface: HTMLElement): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let isClearing = false
  const stopSelecting = () => {
    for (const layer of surface.querySelectorAll<HTMLElement>(`${TEXT_SELECTOR}[data-selecting]`)) {
      delete layer.dataset.selecting
      const end = selectionEndOf(layer)
      if (end) layer.append(end)
    }
  }
  surface.addEventListener(
    'pointerdown',
    event => {
      const layer = (event.target as Element).closest<HTMLElement>(TEXT_SELECTOR)
      isClearing = !layer && document.getSelection()?.isCollapsed === false
      if (layer && event.pointerType === 'mouse' && event.button === 0) layer.dataset.selecting = 'true'
    },
    { signal, capture: true },
  )
  surface.addEventListener(
    'pointerup',
    () => {
      // Browsers do not always clear the selection after a press beside the text.
      if (isClearing) document.getSelection()?.removeAllRanges()
      isClearing = false
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, stopSelecting, { signal, capture: true })
  // This listener must not use the capture phase. In the capture phase, the window would also receive the blur events
  // of its elements.
  window.addEventListener('blur', stopSelecting, { signal })
  document.addEventListener('selectionchange', () => moveSelectionEnd(surface), { signal })
  return () => abort.abort()
}

const selectionEndOf = (layer: Element) => layer.querySelector('[data-selection-end]')

/**
 * Moves the `data-selection-end` element of the text layer directly before or after the text under the pointer. This
 * element covers the gaps between lines. Without it, the selection would jump to distant text when the pointer is in a
 * gap.
 */
function moveSelectionEnd(surface: HTMLElement): void {
  const layer = surface.querySelector(`${TEXT_SELECTOR}[data-selecting]`)
  const selection = document.getSelection()
  const end = layer && selectionEndOf(layer)
  const { anchorNode, focusNode } = selection ?? {}
  const item = focusNode instanceof Text ? focusNode.parentElement : undefined
  if (!end || !selection || !anchorNode || item?.parentElement !== layer) return
  const range = selection.getRangeAt(0)
  const isBackward = range.startContainer === focusNode && range.startOffset === selection.focusOffset
  if (isBackward && anchorNode !== focusNode) item.before(end)
  else item.after(end)
}
