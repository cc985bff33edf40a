import type { ReadAloudStartPosition } from '../../../machines/readAloudChapter'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'

/**
 * Commands for reading aloud, without the command that ends the narration. The command `readAloud` starts the
 * narration. During the narration, `readAloud` pauses or resumes. All other commands work only during the narration.
 */
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

/** Reference to the function that executes narration commands. Undefined until this function is available. */
export interface NarrationCommandsRef {
  current: ((command: NarrationCommand) => void) | undefined
}

/** Returns the position of the first visible text, where a narration starts. */
export const getReadAloudStartOnVisiblePage = ({
  start: { chapter, progression, cfi },
}: VisibleEpubLocation): ReadAloudStartPosition => ({
  chapter,
  from: { progression, ...(cfi && { cfi }) },
})
