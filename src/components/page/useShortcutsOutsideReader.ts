import { useEffect, useRef } from 'react'
import { getShortcutLetter } from '../focus/getLatinLetterOfKeyPress'
import { isTextCompositionKey } from '../focus/isTextCompositionKey'

/**
 * Keyboard shortcut of a page: the keys and the command. Keys are `KeyboardEvent.key` values, with letters in lower
 * case.
 */
export type ShortcutOutsideReader<Command extends string> = { keys: readonly string[]; command: Command }

const KEY_CONTROLS_SELECTOR =
  'input, select, textarea, [contenteditable], dialog[open], [role=dialog], [role=menu], [role=listbox], [role=radio]'

/**
 * Runs the command of a page shortcut when the user presses its key without Alt, Ctrl or Meta. Ignores keys in form
 * controls and menus, and all keys while a dialog is open.
 */
export function useShortcutsOutsideReader<Command extends string>(
  shortcuts: readonly ShortcutOutsideReader<Command>[],
  run: (command: Command) => void,
): void {
  const latest = useRef({ shortcuts, run })
  useEffect(() => {
    latest.current = { shortcuts, run }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, repeat, altKey, ctrlKey, metaKey, target } = event
      if (defaultPrevented || isTextCompositionKey(event) || repeat || altKey || ctrlKey || metaKey) return
      if (target instanceof Element && target.closest(KEY_CONTROLS_SELECTOR)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const shortcutKey = getShortcutLetter(event)
      const pressed = latest.current.shortcuts.find(({ keys }) => keys.includes(shortcutKey))
      if (!pressed) return
      event.preventDefault()
      latest.current.run(pressed.command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
