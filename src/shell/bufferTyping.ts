/**
 * Takes what is typed for a field that is still to come, so that nobody has to wait for it.
 * @param leave  Escape was pressed before the field came
 * @returns what was typed so far; asking ends the taking
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
