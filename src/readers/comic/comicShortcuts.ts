import { type Command, menuKeys, pageTurnCommands, pagingKeys, type Shortcut } from '../input/keys/shortcuts'
import type { ReadingMode } from '../input/tapZones'

const lines: readonly Shortcut[] = [
  { keys: ['ArrowDown'], deed: 'lineOn', group: 'navigation' },
  { keys: ['ArrowUp'], deed: 'lineBack', group: 'navigation' },
]

const turning: Record<ReadingMode, readonly Shortcut[]> = {
  LEFT_TO_RIGHT: [...pageTurnCommands('ArrowRight', 'ArrowLeft'), ...lines],
  RIGHT_TO_LEFT: [...pageTurnCommands('ArrowLeft', 'ArrowRight'), ...lines],
  VERTICAL: pageTurnCommands('ArrowDown', 'ArrowUp'),
  WEBTOON: lines,
}

/** Returns the shortcuts of the comic reader in a reading mode. */
export function comicShortcuts(mode: ReadingMode): readonly Shortcut[] {
  const ofMode: readonly Shortcut[] =
    mode === 'WEBTOON'
      ? [
          ...shortcuts('settings', ['p', 'cyclePadding'], ['n', 'cycleGap']),
          ...shortcuts('navigation', ['a', 'autoScroll']),
        ]
      : shortcuts(
          'settings',
          ['d', 'cycleLayout'],
          ['o', 'shiftPages'],
          ['k', 'keepAlone'],
          ['e', 'guided'],
          ['x', 'wholePage'],
          ['u', 'panelOrder'],
        )
  return [
    ...turning[mode],
    ...pagingKeys,
    ...shortcuts(
      'settings',
      ['l', 'leftToRight'],
      ['r', 'rightToLeft'],
      ['v', 'vertical'],
      ['w', 'webtoon'],
      ['c', 'cycleScale'],
    ),
    ...shortcuts('navigation', ['b', 'bookmarkPage'], ['+=', 'zoomIn'], ['-', 'zoomOut'], ['0', 'zoomReset']),
    ...ofMode,
    ...menuKeys,
  ]
}

/** @param rows  each a command with the characters of its keys */
const shortcuts = (
  group: Shortcut['group'],
  ...rows: readonly (readonly [keys: string, command: Command])[]
): readonly Shortcut[] => rows.map(([keys, deed]) => ({ keys: [...keys], deed, group }))
