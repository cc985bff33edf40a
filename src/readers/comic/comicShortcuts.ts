import { menuKeys, pageTurnCommands, pagingKeys, type Shortcut } from '../input/keys/shortcuts'
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
  const modes: readonly Shortcut[] = [
    { keys: ['l'], deed: 'leftToRight', group: 'settings' },
    { keys: ['r'], deed: 'rightToLeft', group: 'settings' },
    { keys: ['v'], deed: 'vertical', group: 'settings' },
    { keys: ['w'], deed: 'webtoon', group: 'settings' },
    { keys: ['c'], deed: 'cycleScale', group: 'settings' },
    { keys: ['b'], deed: 'bookmarkPage', group: 'navigation' },
    { keys: ['+', '='], deed: 'zoomIn', group: 'navigation' },
    { keys: ['-'], deed: 'zoomOut', group: 'navigation' },
    { keys: ['0'], deed: 'zoomReset', group: 'navigation' },
  ]
  const ofMode: readonly Shortcut[] =
    mode === 'WEBTOON'
      ? [
          { keys: ['p'], deed: 'cyclePadding', group: 'settings' },
          { keys: ['n'], deed: 'cycleGap', group: 'settings' },
          { keys: ['a'], deed: 'autoScroll', group: 'navigation' },
        ]
      : [
          { keys: ['d'], deed: 'cycleLayout', group: 'settings' },
          { keys: ['o'], deed: 'shiftPages', group: 'settings' },
          { keys: ['k'], deed: 'keepAlone', group: 'settings' },
          { keys: ['e'], deed: 'guided', group: 'settings' },
          { keys: ['x'], deed: 'wholePage', group: 'settings' },
          { keys: ['u'], deed: 'panelOrder', group: 'settings' },
        ]
  return [...turning[mode], ...pagingKeys, ...modes, ...ofMode, ...menuKeys]
}
