import type { PreferenceValue } from '../preferences/preferences'
import type { Deed } from './shortcuts'

type Use = PreferenceValue<'reader.mouseButtons'>

const back = 3
const forward = 4

/** What a button at the side of a mouse asks for; undefined when it belongs to the browser or is another button. */
export function deedOfButton(button: number, use: Use): Deed | undefined {
  if (use === 'browser' || (button !== back && button !== forward)) return undefined
  return (button === forward) === (use === 'turn') ? 'next' : 'previous'
}

/**
 * Turns pages by the buttons at the side of a mouse, and keeps the browser from leaving by them.
 * @returns stops
 */
export function watchMouseButtons(target: Window | Document, use: Use, perform: (deed: Deed) => void): () => void {
  const keep = (event: Event) => {
    if (deedOfButton((event as MouseEvent).button, use)) event.preventDefault()
  }
  const press = (event: Event) => {
    const { button, altKey, ctrlKey, metaKey } = event as MouseEvent
    const deed = deedOfButton(button, use)
    if (!deed) return
    event.preventDefault()
    const isInDialog = (event.target as Partial<Element> | null)?.closest?.('dialog[open]')
    if (!isInDialog && !altKey && !ctrlKey && !metaKey) perform(deed)
  }
  target.addEventListener('mousedown', keep)
  target.addEventListener('mouseup', press)
  target.addEventListener('auxclick', keep)
  return () => {
    target.removeEventListener('mousedown', keep)
    target.removeEventListener('mouseup', press)
    target.removeEventListener('auxclick', keep)
  }
}
