import type { PreferenceValue } from '../../preferences/preferences'
import type { Command } from './keys/shortcuts'

type Use = PreferenceValue<'reader.mouseButtons'>

const back = 3
const forward = 4

/** Events in which the buttons at the side of a mouse are heard; the browser leaves the page by each of them. */
export const mouseButtonEvents = ['mousedown', 'mouseup', 'auxclick'] as const

/** What a button at the side of a mouse asks for; undefined when it belongs to the browser or is another button. */
export function commandOfMouseButton(button: number, use: Use): Command | undefined {
  if (use === 'browser' || (button !== back && button !== forward)) return undefined
  return (button === forward) === (use === 'turn') ? 'next' : 'previous'
}

/** Turns pages by the buttons at the side of a mouse, and keeps the browser from leaving by them. */
export function mouseButtonListener(use: Use, perform: (deed: Command) => void): (event: MouseEvent) => void {
  return event => {
    const deed = commandOfMouseButton(event.button, use)
    if (!deed) return
    event.preventDefault()
    const isInDialog = (event.target as Partial<Element> | null)?.closest?.('dialog[open]')
    const isHeld = event.altKey || event.ctrlKey || event.metaKey
    if (event.type === 'mouseup' && !isInDialog && !isHeld) perform(deed)
  }
}
