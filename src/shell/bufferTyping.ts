/**
 * Buffers keystrokes for an input that is not mounted yet.
 * @param leave  called when Escape is pressed
 * @returns stops the buffering and returns the text typed until then
 */
export function bufferTyping(leave: () => void): () => string {
  let words = ''
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape') leave()
    else if (event.key === 'Backspace') words = words.slice(0, -1)
    else if (event.key.length === 1) words += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', press, { capture: true })
  return () => {
    document.removeEventListener('keydown', press, { capture: true })
    return words
  }
}
