import { useCallback, useEffect, useRef } from 'react'
import { isTextCompositionKey } from '../../../components/focus/isTextCompositionKey'
import {
  findCommandOfKeyPress,
  isKeyHandledByFocusedControl,
  type ReaderCommand,
  type ReaderShortcut,
} from './readerShortcuts'

/**
 * Runs the command of a key that the user presses in the window, unless a control or dialog handles the key. Key events
 * in an iframe do not reach the window.
 * @returns key listener to register in the documents of iframes
 */
export function useKeyboardCommands(
  shortcuts: readonly ReaderShortcut[],
  onCommand: (command: ReaderCommand) => void,
): (event: KeyboardEvent) => void {
  const latest = useRef({ shortcuts, onCommand })
  latest.current = { shortcuts, onCommand }
  const listen = useCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTextCompositionKey(event) || isKeyHandledByFocusedControl(event.target, event.key))
      return
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

/**
 * Returns whether text is selected in the iframe in which the user pressed a key. A page turn would hide the selected
 * text.
 */
function hasSelectionInFrame({ target }: KeyboardEvent): boolean {
  const page = (target as Partial<Node> | null)?.ownerDocument
  return page !== document && page?.getSelection()?.isCollapsed === false
}
