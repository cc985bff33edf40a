import {
  bookTextSearchShortcuts,
  createPageTurnShortcuts,
  type ReaderShortcut,
  readerMenuShortcuts,
  readerScrollShortcuts,
} from '../input/keys/readerShortcuts'
import type { ReadingMode } from '../input/tapZones'

const lineScrollShortcuts: readonly ReaderShortcut[] = [
  { keys: ['ArrowDown'], command: 'lineForward', group: 'navigation' },
  { keys: ['ArrowUp'], command: 'lineBack', group: 'navigation' },
]

const turnShortcuts: Record<ReadingMode, readonly ReaderShortcut[]> = {
  LEFT_TO_RIGHT: [...createPageTurnShortcuts('ArrowRight', 'ArrowLeft'), ...lineScrollShortcuts],
  RIGHT_TO_LEFT: [...createPageTurnShortcuts('ArrowLeft', 'ArrowRight'), ...lineScrollShortcuts],
  VERTICAL: createPageTurnShortcuts('ArrowDown', 'ArrowUp'),
  WEBTOON: lineScrollShortcuts,
}

/**
 * Returns the shortcuts of the comic reader in a reading mode.
 * @param isSearchable  whether the user can search the text of the pages
 */
export function getComicShortcuts(mode: ReadingMode, isSearchable = false): readonly ReaderShortcut[] {
  const commonShortcuts: readonly ReaderShortcut[] = [
    { keys: ['l'], command: 'leftToRight', group: 'settings' },
    { keys: ['r'], command: 'rightToLeft', group: 'settings' },
    { keys: ['v'], command: 'vertical', group: 'settings' },
    { keys: ['w'], command: 'webtoon', group: 'settings' },
    { keys: ['c'], command: 'cycleScale', group: 'settings' },
    { keys: ['b'], command: 'bookmarkPage', group: 'navigation' },
    { keys: ['+', '='], command: 'zoomIn', group: 'navigation' },
    { keys: ['-'], command: 'zoomOut', group: 'navigation' },
    { keys: ['0'], command: 'zoomReset', group: 'navigation' },
  ]
  const modeShortcuts: readonly ReaderShortcut[] =
    mode === 'WEBTOON'
      ? [
          { keys: ['p'], command: 'cyclePadding', group: 'settings' },
          { keys: ['n'], command: 'cycleGap', group: 'settings' },
          { keys: ['a'], command: 'autoScroll', group: 'navigation' },
        ]
      : [
          { keys: ['d'], command: 'cycleLayout', group: 'settings' },
          { keys: ['o'], command: 'shiftPages', group: 'settings' },
          { keys: ['k'], command: 'showPageAlone', group: 'settings' },
          { keys: ['e'], command: 'guidedView', group: 'settings' },
          { keys: ['x'], command: 'wholePage', group: 'settings' },
          { keys: ['u'], command: 'panelOrder', group: 'settings' },
        ]
  return [
    ...turnShortcuts[mode],
    ...readerScrollShortcuts,
    ...commonShortcuts,
    ...modeShortcuts,
    ...(isSearchable ? bookTextSearchShortcuts : []),
    ...readerMenuShortcuts,
  ]
}
