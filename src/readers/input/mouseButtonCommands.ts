import type { PreferenceValue } from '../../preferences/preferenceStore'
import type { ReaderCommand } from './keys/readerShortcuts'

type MouseButtonMode = PreferenceValue<'reader.mouseButtons'>

const BACK_BUTTON = 3
const FORWARD_BUTTON = 4

/** Events of the mouse side buttons. Some browsers go back or forward in the history on any of these events. */
export const mouseSideButtonEventTypes = ['mousedown', 'mouseup', 'auxclick'] as const

/**
 * Returns the command that a mouse side button runs. Returns undefined for other mouse buttons. Also returns undefined
 * in the mode `browser`, in which the side buttons navigate in the browser history.
 */
export function findCommandOfMouseSideButton(button: number, mode: MouseButtonMode): ReaderCommand | undefined {
  if (mode === 'browser' || (button !== BACK_BUTTON && button !== FORWARD_BUTTON)) return undefined
  return (button === FORWARD_BUTTON) === (mode === 'turn') ? 'next' : 'previous'
}

/**
 * Returns a listener for mouse events. In the mode `browser`, the listener does nothing. In the other modes, the mouse
 * side buttons turn pages, and do not navigate in the browser history. If a dialog is open or a modifier key is
 * pressed, the side buttons do nothing.
 */
export function createMouseSideButtonListener(
  mode: MouseButtonMode,
  perform: (command: ReaderCommand) => void,
): (event: MouseEvent) => void {
  return event => {
    const command = findCommandOfMouseSideButton(event.button, mode)
    if (!command) return
    event.preventDefault()
    const isInDialog = (event.target as Partial<Element> | null)?.closest?.('dialog[open]')
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey
    if (event.type === 'mouseup' && !isInDialog && !hasModifier) perform(command)
  }
}
