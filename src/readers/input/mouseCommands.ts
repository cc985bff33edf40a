import type { PreferenceValue } from '../../preferences/preferences'
import type { Command } from './keys/shortcuts'

type Use = PreferenceValue<'reader.mouseButtons'>

const back = 3
const forward = 4

/** Events of the mouse side buttons; the browser may navigate on each of them. */
export const mouseButtonEvents = ['mousedown', 'mouseup', 'auxclick'] as const

/** Returns the command of a mouse side button; undefined when the browser handles it or it is another button. */
export function commandOfMouseButton(button: number, use: Use): Command | undefined {
  if (use === 'browser' || (button !== back && button !== forward)) return undefined
  return (button === forward) === (use === 'turn') ? 'next' : 'previous'
}

/** Returns a listener that turns pages on mouse side buttons and prevents the browser's navigation. */
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
