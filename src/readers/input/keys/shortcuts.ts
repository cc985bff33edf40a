/** Commands of the readers. */
export type Command =
  | 'next'
  | 'previous'
  | 'scrollOn'
  | 'scrollBack'
  | 'lineOn'
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
  | 'keepAlone'
  | 'guided'
  | 'wholePage'
  | 'panelOrder'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset'
  | 'zoomHere'
  | 'autoScroll'
  | 'bookmarkPage'
  | 'search'
  | 'nextHit'
  | 'previousHit'
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
  | 'fullscreen'
  | 'bars'
  | 'intoBars'
  | 'settings'
  | 'contents'
  | 'goToPlace'
  | 'more'
  | 'help'
  | 'close'

/**
 * Shortcut of a command. Keys are `KeyboardEvent.key` values in lower case, with the prefix `Shift+` when held. `group`
 * is its section in the shortcut sheet.
 */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly deed: Command
  readonly group: 'navigation' | 'settings' | 'menus'
}

/** Shortcuts of all readers that open and close menus. */
export const menuKeys: readonly Shortcut[] = [
  { keys: ['m'], deed: 'bars', group: 'menus' },
  { keys: ['Enter'], deed: 'intoBars', group: 'menus' },
  { keys: ['s'], deed: 'settings', group: 'menus' },
  { keys: ['t'], deed: 'contents', group: 'menus' },
  { keys: ['h', '?'], deed: 'help', group: 'menus' },
  { keys: ['g'], deed: 'goToPlace', group: 'menus' },
  { keys: ['f'], deed: 'fullscreen', group: 'menus' },
  { keys: ['Escape'], deed: 'close', group: 'menus' },
]

/** Shortcuts of all readers that scroll by screens and jump to the ends. */
export const pagingKeys: readonly Shortcut[] = [
  { keys: [' ', 'PageDown'], deed: 'scrollOn', group: 'navigation' },
  { keys: ['Shift+ ', 'PageUp'], deed: 'scrollBack', group: 'navigation' },
  { keys: ['Home'], deed: 'first', group: 'navigation' },
  { keys: ['End'], deed: 'last', group: 'navigation' },
]

/** Returns the shortcuts that turn pages. */
export function pageTurnCommands(next: string, previous: string): readonly Shortcut[] {
  return [
    { keys: [next], deed: 'next', group: 'navigation' },
    { keys: [previous], deed: 'previous', group: 'navigation' },
  ]
}

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Returns the command of a key press. Presses with Alt, Control or Meta have none. Caps Lock is ignored. */
export function commandOfKey(shortcuts: readonly Shortcut[], press: KeyPress): Command | undefined {
  const key = keyOfEvent(press)
  return key === undefined ? undefined : shortcuts.find(shortcut => shortcut.keys.includes(key))?.deed
}

/** Returns the key of a press in the notation of shortcut tables; undefined with Alt, Control or Meta. */
export function keyOfEvent(press: KeyPress): string | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return press.shiftKey && (key === ' ' || key.length > 1) ? `Shift+${key}` : key
}

const controls = 'input, select, textarea, [contenteditable], [role=slider], [role=tab]'

/** Returns whether the focused control handles a key itself. */
export function isHandledByControl(target: EventTarget | null, key: string): boolean {
  const element = target as { closest?: (selector: string) => unknown } | null
  if (typeof element?.closest !== 'function') return false
  if (element.closest('dialog[open], [role=dialog]')) return true
  // Sliders take no text, so letters stay shortcuts. The space bar must not turn a page there.
  if (key !== ' ' && key.length === 1 && element.closest('[type=range]')) return false
  if (element.closest(controls)) return key !== 'Escape'
  return (key === ' ' || key === 'Enter') && element.closest('button, a[href], summary') !== null
}
