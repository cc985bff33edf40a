import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'

/**
 * Stores the text that the user types before an input is mounted.
 * @param onEscape called when the user presses Escape
 * @returns function that stops the recording and returns the typed text
 */
export function bufferKeystrokes(onEscape: () => void): () => string {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTextCompositionKey(event)) return
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true })
    return text
  }
}
