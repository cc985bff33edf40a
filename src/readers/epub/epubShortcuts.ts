import { type Deed, menuKeys, pagingKeys, type Shortcut, turns } from '../shortcuts'

/** What the letters of drawn pages and their layout do not do. */
const ofText: readonly Deed[] = ['scrollLayout', 'largerText', 'smallerText']

/**
 * The shortcuts of the EPUB reader for a direction of pages.
 * @param fixed  the pages of the book are drawn to a size
 */
export function epubShortcuts(direction: 'ltr' | 'rtl', fixed: boolean): readonly Shortcut[] {
  const all = shortcutsFor(direction)
  return fixed ? all.filter(({ deed }) => !ofText.includes(deed)) : all
}

function shortcutsFor(direction: 'ltr' | 'rtl'): readonly Shortcut[] {
  return [
    ...(direction === 'rtl' ? turns('ArrowLeft', 'ArrowRight') : turns('ArrowRight', 'ArrowLeft')),
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
