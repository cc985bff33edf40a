import { getLatinLetterOfKeyPress } from '../../../components/focus/getLatinLetterOfKeyPress'

/** Commands that a key, tap, gesture or menu item can run in a reader. */
export type ReaderCommand =
  | 'next'
  | 'previous'
  | 'scrollForward'
  | 'scrollBack'
  | 'lineForward'
  | 'lineBack'
  | 'first'
  | 'last'
  | 'leftToRight'
  | 'rightToLeft'
  | 'vertical'
  | 'webtoon'
  | 'cycleScale'
  | 'cycleLayout'
  | 'shiftPages'
  | 'showPageAlone'
  | 'guidedView'
  | 'wholePage'
  | 'panelOrder'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset'
  | 'zoomHere'
  | 'autoScroll'
  | 'bookmarkPage'
  | 'search'
  | 'nextResult'
  | 'previousResult'
  | 'downloadPage'
  | 'posterOfBook'
  | 'posterOfSeries'
  | 'posterOfReadList'
  | 'cyclePadding'
  | 'cycleGap'
  | 'cycleColumns'
  | 'scrollLayout'
  | 'cycleAppearance'
  | 'largerText'
  | 'smallerText'
  | 'backInBook'
  | 'forwardInBook'
  | 'readAloud'
  | 'nextSentence'
  | 'previousSentence'
  | 'leaveStructure'
  | 'nextSpokenChapter'
  | 'previousSpokenChapter'
  | 'fasterSpeech'
  | 'slowerSpeech'
  | 'fullscreen'
  | 'toggleToolbars'
  | 'focusToolbars'
  | 'settings'
  | 'contents'
  | 'goToPosition'
  | 'overflowMenu'
  | 'help'
  | 'close'

/**
 * Keyboard shortcut: a command and the keys that run it. Each key is a `KeyboardEvent.key` value, with letters in lower
 * case. The prefix `Shift+` means that the user must hold Shift. The shortcut sheet lists the shortcut in the section
 * `group`.
 */
export interface ReaderShortcut {
  readonly keys: readonly string[]
  readonly command: ReaderCommand
  /** Command whose name the shortcut sheet shows instead of the name of `command`. */
  readonly labelCommand?: ReaderCommand
  readonly group: 'navigation' | 'settings' | 'menus'
}

/**
 * Default shortcuts for toolbars, sheets and full screen. They are the same in the comic reader and the EPUB reader.
 */
export const readerMenuShortcuts: readonly ReaderShortcut[] = [
  { keys: ['m'], command: 'toggleToolbars', group: 'menus' },
  { keys: ['Enter'], command: 'focusToolbars', group: 'menus' },
  { keys: ['s'], command: 'settings', group: 'menus' },
  { keys: ['t'], command: 'contents', group: 'menus' },
  { keys: ['h', '?'], command: 'help', group: 'menus' },
  { keys: ['g'], command: 'goToPosition', group: 'menus' },
  { keys: ['f'], command: 'fullscreen', group: 'menus' },
  { keys: ['Escape'], command: 'close', group: 'menus' },
]

/** Default shortcuts for the text search. Only books with searchable text have these shortcuts. */
export const bookTextSearchShortcuts: readonly ReaderShortcut[] = [
  { keys: ['/'], command: 'search', group: 'menus' },
  { keys: ['.'], command: 'nextResult', group: 'navigation' },
  { keys: [','], command: 'previousResult', group: 'navigation' },
]

/** Default shortcuts of all readers: scroll by a screen, and go to the start or end of the book. */
export const readerScrollShortcuts: readonly ReaderShortcut[] = [
  { keys: [' ', 'PageDown'], command: 'scrollForward', group: 'navigation' },
  { keys: ['Shift+ ', 'PageUp'], command: 'scrollBack', group: 'navigation' },
  { keys: ['Home'], command: 'first', group: 'navigation' },
  { keys: ['End'], command: 'last', group: 'navigation' },
]

export function createPageTurnShortcuts(next: string, previous: string): readonly ReaderShortcut[] {
  return [
    { keys: [next], command: 'next', group: 'navigation' },
    { keys: [previous], command: 'previous', group: 'navigation' },
  ]
}

interface KeyPress {
  readonly key: string
  readonly code?: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/**
 * Returns the command that a key press runs. Ignores Caps Lock. If the pressed letter is not Latin and has no command,
 * uses the Latin letter of the same key. Returns undefined if no command is found, or if Alt, Control or Meta is
 * pressed.
 */
export function findCommandOfKeyPress(
  shortcuts: readonly ReaderShortcut[],
  press: KeyPress,
): ReaderCommand | undefined {
  const key = getShortcutKeyOfEvent(press)
  if (key === undefined) return undefined
  const find = (shortcutKey: string) => shortcuts.find(({ keys }) => keys.includes(shortcutKey))?.command
  return find(key) ?? find(getLatinLetterOfKeyPress(press) ?? key)
}

/**
 * Converts a key press to the key notation of shortcuts, for example `a` or `Shift+PageUp`. Returns undefined if Alt,
 * Control or Meta is pressed.
 */
export function getShortcutKeyOfEvent(press: KeyPress): string | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return press.shiftKey && (key === ' ' || key.length > 1) ? `Shift+${key}` : key
}

const KEY_CONTROLS_SELECTOR = 'input, select, textarea, [contenteditable], [role=slider], [role=tab]'

/**
 * Returns whether the focused control or an open dialog handles a key, for example a letter in a text field. The reader
 * must then not run the shortcut of this key. An open modal dialog handles all keys, even if it does not contain the
 * focus.
 */
export function isKeyHandledByFocusedControl(target: EventTarget | null, key: string): boolean {
  const element = target as { closest?: (selector: string) => unknown } | null
  if (typeof element?.closest !== 'function') return false
  if (document.querySelector('dialog[open]') || element.closest('[role=dialog]')) return true
  // If a slider has the focus, the keys of letters, digits and other characters still run their shortcuts. The space
  // bar runs no shortcut, because a user of the slider does not expect a page turn.
  if (key !== ' ' && key.length === 1 && element.closest('[type=range]')) return false
  if (element.closest(KEY_CONTROLS_SELECTOR)) return key !== 'Escape'
  return (key === ' ' || key === 'Enter') && element.closest('button, a[href], summary') !== null
}
