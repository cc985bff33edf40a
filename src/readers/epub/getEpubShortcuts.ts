import {
  bookTextSearchShortcuts,
  createPageTurnShortcuts,
  type ReaderCommand,
  type ReaderShortcut,
  readerMenuShortcuts,
  readerScrollShortcuts,
} from '../input/keys/readerShortcuts'
import type { EpubLayoutKind } from './epubSettingDefinitions'

/** Commands without an effect, by type of book. For example, `largerText` has no effect in fixed-layout books. */
const unavailableCommands: Readonly<Record<EpubLayoutKind, readonly ReaderCommand[]>> = {
  text: [],
  verticalText: ['scrollLayout'],
  fixedLayout: ['scrollLayout', 'largerText', 'smallerText'],
}

/**
 * Returns the shortcuts of the EPUB reader.
 * @param direction  page progression direction, which determines whether the left or right arrow key opens the next
 *   page
 */
export function getEpubShortcuts(direction: 'ltr' | 'rtl', kind: EpubLayoutKind): readonly ReaderShortcut[] {
  return shortcutsForDirection(direction)
    .filter(({ command }) => !unavailableCommands[kind].includes(command))
    .map(shortcut =>
      // A fixed-layout book has no columns. For this book, the same setting has the name "page layout".
      kind === 'fixedLayout' && shortcut.command === 'cycleColumns'
        ? { ...shortcut, labelCommand: 'cycleLayout' }
        : shortcut,
    )
}

function shortcutsForDirection(direction: 'ltr' | 'rtl'): readonly ReaderShortcut[] {
  return [
    ...(direction === 'rtl'
      ? createPageTurnShortcuts('ArrowLeft', 'ArrowRight')
      : createPageTurnShortcuts('ArrowRight', 'ArrowLeft')),
    { keys: ['ArrowDown'], command: 'lineForward', group: 'navigation' },
    { keys: ['ArrowUp'], command: 'lineBack', group: 'navigation' },
    ...readerScrollShortcuts,
    { keys: ['Backspace'], command: 'backInBook', group: 'navigation' },
    { keys: ['Shift+Backspace'], command: 'forwardInBook', group: 'navigation' },
    { keys: ['b'], command: 'bookmarkPage', group: 'navigation' },
    { keys: ['r'], command: 'readAloud', group: 'navigation' },
    { keys: ['l'], command: 'nextSentence', group: 'navigation' },
    { keys: ['j'], command: 'previousSentence', group: 'navigation' },
    { keys: ['e'], command: 'leaveStructure', group: 'navigation' },
    { keys: ['o'], command: 'nextSpokenChapter', group: 'navigation' },
    { keys: ['u'], command: 'previousSpokenChapter', group: 'navigation' },
    { keys: ['i'], command: 'fasterSpeech', group: 'navigation' },
    { keys: ['k'], command: 'slowerSpeech', group: 'navigation' },
    ...bookTextSearchShortcuts,
    { keys: ['p'], command: 'cycleColumns', group: 'settings' },
    { keys: ['v'], command: 'scrollLayout', group: 'settings' },
    { keys: ['a'], command: 'cycleAppearance', group: 'settings' },
    { keys: ['+', '='], command: 'largerText', group: 'settings' },
    { keys: ['-'], command: 'smallerText', group: 'settings' },
    ...readerMenuShortcuts,
  ]
}
