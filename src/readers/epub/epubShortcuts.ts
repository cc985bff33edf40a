import { type Command, menuKeys, pageTurnCommands, pagingKeys, type Shortcut } from '../input/keys/shortcuts'
import type { PageLayoutKind } from './epubSettings'

/** Commands that have no effect, by layout. */
const without: Readonly<Record<PageLayoutKind, readonly Command[]>> = {
  text: [],
  upright: ['scrollLayout'],
  drawn: ['scrollLayout', 'largerText', 'smallerText'],
}

/**
 * Shortcuts of the EPUB reader.
 * @param direction  page progression direction: it decides which arrow key turns to the next page
 */
export function epubShortcuts(direction: 'ltr' | 'rtl', kind: PageLayoutKind): readonly Shortcut[] {
  return shortcutsFor(direction).filter(({ deed }) => !without[kind].includes(deed))
}

function shortcutsFor(direction: 'ltr' | 'rtl'): readonly Shortcut[] {
  return [
    ...(direction === 'rtl'
      ? pageTurnCommands('ArrowLeft', 'ArrowRight')
      : pageTurnCommands('ArrowRight', 'ArrowLeft')),
    { keys: ['ArrowDown'], deed: 'lineOn', group: 'navigation' },
    { keys: ['ArrowUp'], deed: 'lineBack', group: 'navigation' },
    ...pagingKeys,
    { keys: ['Backspace'], deed: 'backInBook', group: 'navigation' },
    { keys: ['Shift+Backspace'], deed: 'forwardInBook', group: 'navigation' },
    { keys: ['b'], deed: 'bookmarkPage', group: 'navigation' },
    { keys: ['.'], deed: 'nextHit', group: 'navigation' },
    { keys: [','], deed: 'previousHit', group: 'navigation' },
    { keys: ['/'], deed: 'search', group: 'menus' },
    { keys: ['p'], deed: 'cycleColumns', group: 'settings' },
    { keys: ['v'], deed: 'scrollLayout', group: 'settings' },
    { keys: ['a'], deed: 'cycleAppearance', group: 'settings' },
    { keys: ['+', '='], deed: 'largerText', group: 'settings' },
    { keys: ['-'], deed: 'smallerText', group: 'settings' },
    ...menuKeys,
  ]
}
