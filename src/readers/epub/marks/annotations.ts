import type { BookLocation } from '../locators/bookLocations'
import { compareCfi } from '../locators/cfi'
import type { SpineItem } from '../publication'

/** The colours of highlights, in the order of the menu. */
export const highlightColors = ['yellow', 'green', 'blue', 'pink', 'purple'] as const
export type HighlightColor = (typeof highlightColors)[number]

/** A place of a book that a person marked. It is kept under its identifier. */
export interface Bookmark {
  readonly cfi: string
  /** The words of the place: a bookmark's first ones, a highlight's all. */
  readonly text: string
  /** When it was made, in milliseconds. */
  readonly created: number
  /** The file of the reading order, by number and by path: a new edition may number otherwise. */
  readonly chapter: number
  readonly path: string
  /** How far into the file it lies, 0 to 1: where it is looked for when the identifier leads nowhere. */
  readonly progression: number
  /** What the contents called the place. */
  readonly title: string
}

/** A piece of the text that a person coloured. */
export interface Highlight extends Bookmark {
  readonly colour: HighlightColor
  readonly note: string
}

/** No highlight keeps more words than this; the rest is still coloured. */
export const MAX_QUOTE_LENGTH = 6000

/** How an identifier ends that names a chapter and no point in it. */
export const WHOLE_CHAPTER = '!/4)'

/** The last moment that a date can name. */
const latest = 8.64e15

/** The bookmarks among kept things, by place. What another version of this program kept may have any shape. */
export const parseBookmarks = (kept: ReadonlyMap<string, unknown>, chapters: readonly SpineItem[]): Bookmark[] =>
  inOrder(
    [...kept.values()].flatMap(value => bookmarkFrom(value) ?? []),
    chapters,
  )

/** The highlights among kept things, by place. */
export const parseHighlights = (kept: ReadonlyMap<string, unknown>, chapters: readonly SpineItem[]): Highlight[] =>
  inOrder(
    [...kept.values()].flatMap(value => highlightFrom(value) ?? []),
    chapters,
  )

/** The number of the chapter in which a mark lies today; undefined when the book has no such chapter any more. */
export function chapterOfAnnotation({ path, chapter }: Bookmark, chapters: readonly SpineItem[]): number | undefined {
  return (chapters.find(known => known.path === path) ?? chapters[chapter])?.index
}

/** Where a mark lies today. What names no point of the text lies as far in as it says. */
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
