import { getAnnotationNoteKey } from '../../../preferences/annotations/annotationEntryKeys'
import type { SpineItem } from '../epubPublication'
import { compareCfiNumbers, parseCfiNumbers } from '../locators/epubCfi'
import type { EpubLocation } from '../locators/epubLocations'

/** Highlight colors, in the order of the menu. */
export const highlightColors = ['yellow', 'green', 'blue', 'pink', 'purple'] as const
export type HighlightColor = (typeof highlightColors)[number]

/**
 * Bookmark in an EPUB. The type of a highlight extends this type. The CFI of a bookmark or highlight is also the key
 * under which the bookmark or highlight is stored.
 */
export interface EpubBookmark {
  readonly cfi: string
  /**
   * In a bookmark, the first words after the bookmark. In a highlight, the highlighted text, up to
   * {@link MAX_HIGHLIGHT_TEXT_CHARS} characters.
   */
  readonly text: string
  /** Time at which the user created the annotation, in milliseconds since 1970. */
  readonly created: number
  /**
   * Index of the chapter at the creation of the annotation. Used only if no chapter of the book has the path `path`.
   */
  readonly chapter: number
  readonly path: string
  /** Position in the chapter, 0 to 1. Used if the CFI does not lead to a point in the chapter. */
  readonly progression: number
  /** Title of the section that contains the annotation, from the table of contents. */
  readonly title: string
}

export interface TextHighlight extends EpubBookmark {
  readonly colour: HighlightColor
  readonly note: string
}

/** Maximum length of the stored text of a highlight, in characters. */
export const MAX_HIGHLIGHT_TEXT_CHARS = 6000

/** End of a CFI that points to a whole chapter and not to a point in its text. */
export const WHOLE_CHAPTER_CFI_SUFFIX = '!/4)'

/** Latest time that `Date` supports, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15

/**
 * Parses stored bookmarks and sorts them by position. Ignores bookmarks in an unknown format, for example from a newer
 * version of Longbox.
 */
export const parseStoredEpubBookmarks = (
  stored: ReadonlyMap<string, unknown>,
  chapters: readonly SpineItem[],
): EpubBookmark[] =>
  sortByPosition(
    [...stored.values()].flatMap(value => parseBookmark(value) ?? []),
    chapters,
  )

/**
 * Parses stored highlights and sorts them by position. Ignores highlights in an unknown format, for example from a
 * newer version of Longbox.
 */
export const parseStoredHighlights = (
  stored: ReadonlyMap<string, unknown>,
  chapters: readonly SpineItem[],
): TextHighlight[] =>
  sortByPosition(
    [...stored.values()].flatMap(value => parseHighlight(value, stored) ?? []),
    chapters,
  )

/**
 * Returns the index of the chapter that contains an annotation. Finds the chapter by the stored path. If no chapter has
 * this path, uses the stored index. Returns undefined if the chapter no longer exists.
 */
export function findChapterIndexOfAnnotation(
  { path, chapter }: EpubBookmark,
  chapters: readonly SpineItem[],
): number | undefined {
  return chapterIndexesByPath(chapters).get(path) ?? chapters[chapter]?.index
}

const chapterIndexCache = new WeakMap<readonly SpineItem[], ReadonlyMap<string, number>>()

/**
 * Returns a map from each path to the index of the first chapter with this path. The map is cached. A search in all
 * chapters for each annotation would be slow.
 */
function chapterIndexesByPath(chapters: readonly SpineItem[]): ReadonlyMap<string, number> {
  const indexes =
    chapterIndexCache.get(chapters) ?? new Map(chapters.toReversed().map(({ path, index }) => [path, index]))
  chapterIndexCache.set(chapters, indexes)
  return indexes
}

/**
 * Returns the location of an annotation in the book. Returns undefined if the chapter of the annotation no longer
 * exists. If the annotation is a bookmark of a whole chapter, the location contains no CFI.
 */
export function getEpubLocationOfAnnotation(
  annotation: EpubBookmark,
  chapters: readonly SpineItem[],
): EpubLocation | undefined {
  const chapter = findChapterIndexOfAnnotation(annotation, chapters)
  const { cfi, progression } = annotation
  return chapter === undefined
    ? undefined
    : { chapter, progression, ...(!cfi.endsWith(WHOLE_CHAPTER_CFI_SUFFIX) && { cfi }) }
}

function sortByPosition<AnnotationType extends EpubBookmark>(
  annotations: readonly AnnotationType[],
  chapters: readonly SpineItem[],
): AnnotationType[] {
  return annotations
    .map(annotation => ({ annotation, numbers: positionNumbersOf(annotation, chapters) }))
    .sort((first, second) => compareCfiNumbers(first.numbers, second.numbers))
    .map(({ annotation }) => annotation)
}

/** Returns the numbers by which annotations are sorted: the chapter index, followed by the numbers of the CFI. */
const positionNumbersOf = (annotation: EpubBookmark, chapters: readonly SpineItem[]): readonly number[] => [
  findChapterIndexOfAnnotation(annotation, chapters) ?? annotation.chapter,
  ...parseCfiNumbers(annotation.cfi),
]

function parseBookmark(value: unknown): EpubBookmark | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { cfi, text, created, chapter, path, progression, title } = value as Record<string, unknown>
  if (typeof cfi !== 'string' || !cfi.startsWith('epubcfi(') || typeof path !== 'string') return undefined
  return {
    cfi,
    path,
    text: stringOrEmpty(text),
    title: stringOrEmpty(title),
    created: clampedNumberOrZero(created, MAX_TIME_MS),
    chapter: Math.floor(clampedNumberOrZero(chapter, 1e6)),
    progression: clampedNumberOrZero(progression, 1),
  }
}

function parseHighlight(value: unknown, stored: ReadonlyMap<string, unknown>): TextHighlight | undefined {
  const annotation = parseBookmark(value)
  if (!annotation) return undefined
  const { colour, note } = value as Record<string, unknown>
  return {
    ...annotation,
    colour: highlightColors.find(candidate => candidate === colour) ?? highlightColors[0],
    // Earlier versions stored the note only as part of the highlight.
    note: stringOrEmpty(stored.get(getAnnotationNoteKey(annotation.cfi)) ?? note),
  }
}

const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '')
const clampedNumberOrZero = (value: unknown, max: number) =>
  typeof value === 'number' && value >= 0 ? Math.min(max, value) : 0
