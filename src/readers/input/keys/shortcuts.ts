/** What a key can ask of a reader. */
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

/** One shortcut: its keys as `KeyboardEvent.key` (letters small, `Shift+` in front when held), what it does, where it is listed. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly deed: Command
  readonly group: 'navigation' | 'settings' | 'menus'
}

/** Keys of every reader that open and close. */
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

/** Keys of every reader that move by screens and to the ends. */
export const pagingKeys: readonly Shortcut[] = [
  { keys: [' ', 'PageDown'], deed: 'scrollOn', group: 'navigation' },
  { keys: ['Shift+ ', 'PageUp'], deed: 'scrollBack', group: 'navigation' },
  { keys: ['Home'], deed: 'first', group: 'navigation' },
  { keys: ['End'], deed: 'last', group: 'navigation' },
]

/** The two keys that turn pages. */
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

/** What a key press asks for. Presses with Alt, Control or Meta belong to the browser; Caps Lock changes nothing. */
export function commandOfKey(shortcuts: readonly Shortcut[], press: KeyPress): Command | undefined {
  const key = keyOfEvent(press)
  return key === undefined ? undefined : shortcuts.find(shortcut => shortcut.keys.includes(key))?.deed
}

/** The key of a press as tables name it; undefined for one that belongs to the browser. */
export function keyOfEvent(press: KeyPress): string | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return press.shiftKey && (key === ' ' || key.length > 1) ? `Shift+${key}` : key
}

const controls = 'input, select, textarea, [contenteditable], [role=slider], [role=tab]'

/** Whether a key belongs to the control that has the focus rather than to the reader. */
export function isHandledByControl(target: EventTarget | null, key: string): boolean {
  const element = target as { closest?: (selector: string) => unknown } | null
  if (typeof element?.closest !== 'function') return false
  if (element.closest('dialog[open], [role=dialog]')) return true
  // Nothing is written on a slider; nor does the space bar turn a page there.
  if (key !== ' ' && key.length === 1 && element.closest('[type=range]')) return false
  if (element.closest(controls)) return key !== 'Escape'
  return (key === ' ' || key === 'Enter') && element.closest('button, a[href], summary') !== null
}
