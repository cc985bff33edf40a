import { useCallback, useEffect, useRef } from 'react'
import { commandOfKeyPress, isKeyHandledByControl, type ReaderCommand, type ReaderShortcut } from './readerShortcuts'

/**
 * Runs commands on key presses in the window.
 * @returns the key listener, to be added to documents in frames, whose key events do not reach the window
 */
export function useKeyboardCommands(
  shortcuts: readonly ReaderShortcut[],
  onCommand: (command: ReaderCommand) => void,
): (event: KeyboardEvent) => void {
  const latest = useRef({ shortcuts, onCommand })
  latest.current = { shortcuts, onCommand }
  const listen = useCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isKeyHandledByControl(event.target, event.key)) return
    const command = commandOfKeyPress(latest.current.shortcuts, event)
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
 * Returns whether text is selected in the frame where the key was pressed. A page turn would move the selection out of
 * view.
 */
function hasSelectionInFrame({ target }: KeyboardEvent): boolean {
  const page = (target as Partial<Node> | null)?.ownerDocument
  return page !== document && page?.getSelection()?.isCollapsed === false
}
