import type { ReadingMode } from './tapZones'

/** What a key can ask of a reader. */
export type Deed =
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
  | 'cyclePadding'
  | 'cycleGap'
  | 'cycleColumns'
  | 'scrollLayout'
  | 'cycleAppearance'
  | 'largerText'
  | 'smallerText'
  | 'fullscreen'
  | 'bars'
  | 'settings'
  | 'contents'
  | 'help'
  | 'close'

/** One shortcut: its keys as `KeyboardEvent.key` (letters small, `Shift+` in front when held), what it does, where it is listed. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly deed: Deed
  readonly group: 'navigation' | 'settings' | 'menus'
}

const menus: readonly Shortcut[] = [
  { keys: ['m'], deed: 'bars', group: 'menus' },
  { keys: ['s'], deed: 'settings', group: 'menus' },
  { keys: ['t'], deed: 'contents', group: 'menus' },
  { keys: ['h', '?'], deed: 'help', group: 'menus' },
  { keys: ['f'], deed: 'fullscreen', group: 'menus' },
  { keys: ['Escape'], deed: 'close', group: 'menus' },
]

const paging: readonly Shortcut[] = [
  { keys: [' ', 'PageDown'], deed: 'scrollOn', group: 'navigation' },
  { keys: ['Shift+ ', 'PageUp'], deed: 'scrollBack', group: 'navigation' },
  { keys: ['Home'], deed: 'first', group: 'navigation' },
  { keys: ['End'], deed: 'last', group: 'navigation' },
]

const turning: Record<ReadingMode, readonly Shortcut[]> = {
  LEFT_TO_RIGHT: turns('ArrowRight', 'ArrowLeft'),
  RIGHT_TO_LEFT: turns('ArrowLeft', 'ArrowRight'),
  VERTICAL: turns('ArrowDown', 'ArrowUp'),
  WEBTOON: [
    { keys: ['ArrowDown'], deed: 'lineOn', group: 'navigation' },
    { keys: ['ArrowUp'], deed: 'lineBack', group: 'navigation' },
  ],
}

/** The shortcuts of the comic reader in a reading mode. */
export function comicShortcuts(mode: ReadingMode): readonly Shortcut[] {
  const modes: readonly Shortcut[] = [
    { keys: ['l'], deed: 'leftToRight', group: 'settings' },
    { keys: ['r'], deed: 'rightToLeft', group: 'settings' },
    { keys: ['v'], deed: 'vertical', group: 'settings' },
    { keys: ['w'], deed: 'webtoon', group: 'settings' },
    { keys: ['c'], deed: 'cycleScale', group: 'settings' },
  ]
  const ofMode: readonly Shortcut[] =
    mode === 'WEBTOON'
      ? [
          { keys: ['p'], deed: 'cyclePadding', group: 'settings' },
          { keys: ['n'], deed: 'cycleGap', group: 'settings' },
        ]
      : [
          { keys: ['d'], deed: 'cycleLayout', group: 'settings' },
          { keys: ['o'], deed: 'shiftPages', group: 'settings' },
        ]
  return [...turning[mode], ...paging, ...modes, ...ofMode, ...menus]
}

/** The shortcuts of the EPUB reader for a direction of pages. */
export function epubShortcuts(direction: 'ltr' | 'rtl'): readonly Shortcut[] {
  return [
    ...turning[direction === 'rtl' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT'],
    { keys: ['ArrowDown'], deed: 'lineOn', group: 'navigation' },
    { keys: ['ArrowUp'], deed: 'lineBack', group: 'navigation' },
    ...paging,
    { keys: ['p'], deed: 'cycleColumns', group: 'settings' },
    { keys: ['v'], deed: 'scrollLayout', group: 'settings' },
    { keys: ['a'], deed: 'cycleAppearance', group: 'settings' },
    { keys: ['+', '='], deed: 'largerText', group: 'settings' },
    { keys: ['-'], deed: 'smallerText', group: 'settings' },
    ...menus,
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
export function deedOf(shortcuts: readonly Shortcut[], press: KeyPress): Deed | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  const named = press.shiftKey && (key === ' ' || key.length > 1) ? `Shift+${key}` : key
  return shortcuts.find(shortcut => shortcut.keys.includes(named))?.deed
}

const controls = 'input, select, textarea, [contenteditable], [role=slider], [role=tab]'

/** Whether a key belongs to the control that has the focus rather than to the reader. */
export function isForControl(target: EventTarget | null, key: string): boolean {
  const element = target as { closest?: (selector: string) => unknown } | null
  if (typeof element?.closest !== 'function') return false
  if (element.closest('dialog[open]')) return true
  if (element.closest(controls)) return key !== 'Escape'
  return (key === ' ' || key === 'Enter') && element.closest('button, a[href], summary') !== null
}

function turns(next: string, previous: string): readonly Shortcut[] {
  return [
    { keys: [next], deed: 'next', group: 'navigation' },
    { keys: [previous], deed: 'previous', group: 'navigation' },
  ]
}
