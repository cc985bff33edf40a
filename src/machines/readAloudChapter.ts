export interface AudioClip {
  /** Path of the audio file inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly beginSeconds: number
  /**
   * Time in the audio file at which the clip ends, in seconds. Undefined if the clip lasts until the end of the file.
   */
  readonly endSeconds?: number
}

/** Passage of a chapter that is read aloud as a unit, for example a sentence. */
export interface ReadAloudPassage {
  readonly text: string
  /** Offset of the first character of the passage in the text of the chapter. */
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
   * Index of the first passage after the innermost escapable structure around this passage. The user can leave an
   * escapable structure before its end, for example a table, list, figure, aside, glossary or index. Undefined outside
   * of such structures.
   */
  readonly escapeTo?: number
}

/** Chapter of a book, split into the passages that are read aloud in order. */
export interface ReadAloudChapter {
  /** Index of the chapter in the reading order. */
  readonly index: number
  readonly passages: readonly ReadAloudPassage[]
  /** Index of the passage at which the narration starts. */
  readonly first: number
  /**
   * Converts a character offset in the chapter text to a position. `progression` is a fraction of the chapter, from 0
   * to 1.
   */
  readonly positionOf: (offset: number) => ReadAloudPosition
  /** Converts a position to a character offset in the chapter text. */
  readonly offsetOf: (position: ReadAloudPosition) => number
}

/** Position in a chapter: fraction of the chapter, from 0 to 1, and exact point if known. */
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
