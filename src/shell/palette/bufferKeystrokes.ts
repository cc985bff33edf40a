/**
 * Buffers keystrokes for an input that is not mounted yet.
 * @param onEscape  called when Escape is pressed
 * @returns stops the buffering and returns the text typed until then
 */
export function bufferKeystrokes(onEscape: () => void): () => string {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
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
