export interface AudioClip {
  /** Path of the audio file inside the EPUB file. The path is not percent-encoded. */
  readonly path: string
  readonly beginSeconds: number
  /** Time in the audio file at which the clip ends, in seconds. Undefined if the clip ends at the end of the file. */
  readonly endSeconds?: number
}

/** Text that is read aloud without interruption, for example a sentence. */
export interface ReadAloudPassage {
  readonly text: string
  /** Start of the passage: index of its first character in the chapter text. */
  readonly start: number
  readonly end: number
  /** Language of the passage as BCP 47 tag. Empty if unknown. */
  readonly language: string
  /** Language of the chapter as BCP 47 tag. Empty if unknown. */
  readonly chapterLanguage: string
  /** Recorded narration of the passage. Undefined if a synthetic voice must read the text. */
  readonly clip?: AudioClip
  /** Id of the XHTML element that contains the passage. Media overlays refer to this id. */
  readonly elementId?: string
  /**
   * Index of the first passage after the innermost table, list, figure or similar structure that contains this passage.
   * The user can skip to this index. Undefined if no such structure contains the passage.
   */
  readonly escapeTo?: number
}

/** Chapter of a book, divided into passages in reading order. */
export interface ReadAloudChapter {
  /** Index of the chapter in the reading order. */
  readonly index: number
  readonly passages: readonly ReadAloudPassage[]
  /** Index of the passage with which the narration starts. */
  readonly first: number
  /** Converts a character index in the chapter text to a position in the chapter. */
  readonly positionOf: (offset: number) => ReadAloudPosition
  /** Converts a position in the chapter to a character index in the chapter text. */
  readonly offsetOf: (position: ReadAloudPosition) => number
}

/**
 * Position in a chapter. `progression` is a fraction of the chapter, from 0 to 1. `cfi` is the exact position, if it is
 * known.
 */
export interface ReadAloudPosition {
  readonly progression: number
  readonly cfi?: string
}

/** Chapter and position at which reading aloud starts. */
export interface ReadAloudStartPosition {
  /** Index of the chapter in the reading order. */
  readonly chapter: number
  readonly from: 'start' | 'end' | ReadAloudPosition
}
