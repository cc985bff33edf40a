import { useCallback, useEffect, useRef } from 'react'
import {
  findCommandOfKeyPress,
  isKeyHandledByFocusedControl,
  type ReaderCommand,
  type ReaderShortcut,
} from './readerShortcuts'

/**
 * Runs commands on key presses in the window.
 * @returns the key listener for documents in iframes, whose key events do not reach the window
 */
export function useKeyboardCommands(
  shortcuts: readonly ReaderShortcut[],
  onCommand: (command: ReaderCommand) => void,
): (event: KeyboardEvent) => void {
  const latest = useRef({ shortcuts, onCommand })
  latest.current = { shortcuts, onCommand }
  const listen = useCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isKeyHandledByFocusedControl(event.target, event.key)) return
    const command = findCommandOfKeyPress(latest.current.shortcuts, event)
    if (!command || (movingCommands.includes(command) && hasSelectionInFrame(event))) return
    event.preventDefault()
    latest.current.onCommand(command)
  }, [])
  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [listen])
  return listen
}

const movingCommands: readonly ReaderCommand[] = [
  'next',
  'previous',
  'scrollForward',
  'scrollBack',
  'lineForward',
  'lineBack',
]

/** Returns whether text is selected in the document of a key press. A page turn would hide the selection. */
function hasSelectionInFrame({ target }: KeyboardEvent): boolean {
  const page = (target as Partial<Node> | null)?.ownerDocument
  return page !== document && page?.getSelection()?.isCollapsed === false
}
