import type { ReadAloudTarget } from '../../../machines/readAloudMachine'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'

/** Commands of a running narration, apart from its start and end. */
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

/** Executes a command of the running narration; undefined while its code is loading. */
export interface NarrationCommandsRef {
  current: ((command: NarrationCommand) => void) | undefined
}

/** Returns the first visible text as the place to start reading aloud from. */
export const targetAt = ({ start: { chapter, progression, cfi } }: VisibleEpubLocation): ReadAloudTarget => ({
  chapter,
  from: { progression, ...(cfi && { cfi }) },
})
