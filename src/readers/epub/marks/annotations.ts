import type { BookLocation } from '../locators/bookLocations'
import { compareCfi } from '../locators/cfi'
import type { SpineItem } from '../publication'

/** Highlight colours, in the order of the menu. */
export const highlightColors = ['yellow', 'green', 'blue', 'pink', 'purple'] as const
export type HighlightColor = (typeof highlightColors)[number]

/** Bookmarked position in a book. Stored under its CFI. */
export interface Bookmark {
  readonly cfi: string
  /** Text at the position: the first words for a bookmark, the whole text for a highlight. */
  readonly text: string
  /** Time of creation, in milliseconds since 1970. */
  readonly created: number
  /** Index in the reading order when the annotation was created. The path takes precedence, as a new edition may change the index. */
  readonly chapter: number
  readonly path: string
  /** Position in the file, 0 to 1. Fallback when the CFI cannot be resolved. */
  readonly progression: number
  /** Title of the section in the table of contents. */
  readonly title: string
}

/** Highlighted text with an optional note. */
export interface Highlight extends Bookmark {
  readonly colour: HighlightColor
  readonly note: string
}

/** Maximum length of the text stored with a highlight, in characters. Longer highlights are still painted completely. */
export const MAX_QUOTE_LENGTH = 6000

/** End of a CFI that points to a chapter as a whole. */
export const WHOLE_CHAPTER = '!/4)'

/** Latest time that a `Date` can represent, in milliseconds. */
const latest = 8.64e15

/**
 * Parses stored bookmarks and sorts them by position. Ignores entries of an unknown shape, which other versions of the program may
 * have stored.
 */
export const parseBookmarks = (kept: ReadonlyMap<string, unknown>, chapters: readonly SpineItem[]): Bookmark[] =>
  inOrder(
    [...kept.values()].flatMap(value => bookmarkFrom(value) ?? []),
    chapters,
  )

/** Parses stored highlights and sorts them by position. Ignores entries of an unknown shape. */
export const parseHighlights = (kept: ReadonlyMap<string, unknown>, chapters: readonly SpineItem[]): Highlight[] =>
  inOrder(
    [...kept.values()].flatMap(value => highlightFrom(value) ?? []),
    chapters,
  )

/** Returns the current index of the chapter of an annotation, by path or else by stored index; undefined when there is none. */
export function chapterOfAnnotation({ path, chapter }: Bookmark, chapters: readonly SpineItem[]): number | undefined {
  return (chapters.find(known => known.path === path) ?? chapters[chapter])?.index
}

/** Returns the current position of an annotation; undefined when its chapter no longer exists. Omits the CFI of a whole chapter. */
export function locationOfAnnotation(mark: Bookmark, chapters: readonly SpineItem[]): BookLocation | undefined {
  const chapter = chapterOfAnnotation(mark, chapters)
  const { cfi, progression } = mark
  return chapter === undefined ? undefined : { chapter, progression, ...(!cfi.endsWith(WHOLE_CHAPTER) && { cfi }) }
}

function inOrder<M extends Bookmark>(marks: readonly M[], chapters: readonly SpineItem[]): M[] {
  const indexOf = new Map(chapters.map(({ path, index }) => [path, index]))
  const at = ({ path, chapter }: M) => indexOf.get(path) ?? chapter
  return marks.toSorted((one, other) => at(one) - at(other) || compareCfi(one.cfi, other.cfi))
}

function bookmarkFrom(value: unknown): Bookmark | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { cfi, text, created, chapter, path, progression, title } = value as Record<string, unknown>
  if (typeof cfi !== 'string' || !cfi.startsWith('epubcfi(') || typeof path !== 'string') return undefined
  return {
    cfi,
    path,
    text: wordsOf(text),
    title: wordsOf(title),
    created: numberOf(created, latest),
    chapter: Math.floor(numberOf(chapter, 1e6)),
    progression: numberOf(progression, 1),
  }
}

function highlightFrom(value: unknown): Highlight | undefined {
  const mark = bookmarkFrom(value)
  if (!mark) return undefined
  const { colour, note } = value as Record<string, unknown>
  return { ...mark, colour: highlightColors.find(known => known === colour) ?? highlightColors[0], note: wordsOf(note) }
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown, most: number) => (typeof value === 'number' && value >= 0 ? Math.min(most, value) : 0)
