import type { ReadAloudStartPosition } from '../../../machines/readAloudChapter'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'

/** Commands that control a running narration. The commands that start and end the narration are not included. */
export const narrationCommands = [
  'readAloud',
  'nextSentence',
  'previousSentence',
  'leaveStructure',
  'nextSpokenChapter',
  'previousSpokenChapter',
  'fasterSpeech',
  'slowerSpeech',
] as const satisfies readonly ReaderCommand[]
export type NarrationCommand = (typeof narrationCommands)[number]

/** Reference to the function that executes narration commands. Undefined until the code of the function has loaded. */
export interface NarrationCommandsRef {
  current: ((command: NarrationCommand) => void) | undefined
}

/** Returns the position at which a narration starts on the visible page: the first visible text. */
export const getReadAloudStartOnVisiblePage = ({
  start: { chapter, progression, cfi },
}: VisibleEpubLocation): ReadAloudStartPosition => ({
  chapter,
  from: { progression, ...(cfi && { cfi }) },
})
