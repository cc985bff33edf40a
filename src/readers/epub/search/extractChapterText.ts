import { chapterDocument } from '../content/chapterSource'
import { type FlatText, flattenText } from '../locators/flatText'
import type { SpineItem, TocEntry } from '../publication'

/** Entry of the table of contents, with its offset in the flat text of the chapter. */
export interface Heading {
  readonly offset: number
  readonly title: string
}

/** Searchable text of a chapter. */
export interface ChapterText {
  readonly text: string
  readonly headings: readonly Heading[]
}

/**
 * Loads the text and the headings of a chapter without rendering it. Image chapters have no text.
 * @param entries  table of contents of the book
 * @throws when the chapter cannot be fetched
 */
export async function extractChapterText(
  bookId: string,
  chapter: SpineItem,
  entries: readonly TocEntry[],
): Promise<ChapterText> {
  if (chapter.type.startsWith('image/')) return { text: '', headings: [] }
  const document = await chapterDocument(bookId, chapter)
  const flat = flattenText(document.body ?? document.documentElement)
  return { text: flat.text, headings: findHeadings(flat, document, chapter, entries) }
}

/**
 * Finds the headings of a chapter by the table of contents, sorted by offset. Entries whose fragment does not exist have offset 0.
 * @param document  document of the chapter, rendered or not
 * @param entries  table of contents of the book
 */
export function findHeadings(
  flat: FlatText,
  document: Document,
  chapter: SpineItem,
  entries: readonly TocEntry[],
): readonly Heading[] {
  return entries
    .filter(({ path }) => path === chapter.path)
    .map(({ title, fragment }) => {
      const element = fragment === '' ? null : elementOf(document, fragment)
      return { title, offset: element ? flat.offsetOf({ node: element, offset: 0 }) : 0 }
    })
    .sort((one, other) => one.offset - other.offset)
}

/**
 * Returns the title of the last heading at or before an offset, else the last title of the chapters before; empty when there is none.
 * @param headings  headings of the chapter, sorted by offset
 * @param chapter  index of the chapter
 * @param entries  table of contents of the book
 */
export function headingAt(
  offset: number,
  headings: readonly Heading[],
  chapter: number,
  chapters: readonly SpineItem[],
  entries: readonly TocEntry[],
): string {
  const own = headings.findLast(heading => heading.offset <= offset)
  if (own) return own.title
  const indexOf = new Map(chapters.map(({ path, index }) => [path, index]))
  return entries.findLast(({ path }) => (indexOf.get(path) ?? chapter) < chapter)?.title ?? ''
}

/** Returns the element with an id. Falls back to `<a name>`, which old books use. */
const elementOf = (document: Document, id: string) =>
  document.getElementById(id) ??
  [...document.querySelectorAll('a[name]')].find(link => link.getAttribute('name') === id)
