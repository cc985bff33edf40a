import type { PreferenceValue } from '../preferences/preferences'
import type { Deed } from './shortcuts'

type Use = PreferenceValue<'reader.mouseButtons'>

const back = 3
const forward = 4

/** Events in which the buttons at the side of a mouse are heard; the browser leaves the page by each of them. */
export const mouseEvents = ['mousedown', 'mouseup', 'auxclick'] as const

/** What a button at the side of a mouse asks for; undefined when it belongs to the browser or is another button. */
export function deedOfButton(button: number, use: Use): Deed | undefined {
  if (use === 'browser' || (button !== back && button !== forward)) return undefined
  return (button === forward) === (use === 'turn') ? 'next' : 'previous'
}

/** Turns pages by the buttons at the side of a mouse, and keeps the browser from leaving by them. */
export function mouseListener(use: Use, perform: (deed: Deed) => void): (event: MouseEvent) => void {
  return event => {
    const deed = deedOfButton(event.button, use)
    if (!deed) return
    event.preventDefault()
    const isInDialog = (event.target as Partial<Element> | null)?.closest?.('dialog[open]')
    const isHeld = event.altKey || event.ctrlKey || event.metaKey
    if (event.type === 'mouseup' && !isInDialog && !isHeld) perform(deed)
  }
}
