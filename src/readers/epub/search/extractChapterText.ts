import { chapterDocument } from '../content/chapterSource'
import { type FlatText, flattenText } from '../locators/flatText'
import type { SpineItem, TocEntry } from '../publication'

/** Where in the text of a chapter an entry of the contents begins. */
export interface Heading {
  readonly offset: number
  readonly title: string
}

/** A chapter as it is searched. */
export interface ChapterText {
  readonly text: string
  readonly headings: readonly Heading[]
}

/** Reads the text of a chapter without showing it. */
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

/** The entries of the contents that lie in a chapter, in the order of its text; the document may be laid out or not. */
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

/** The title under which an offset of a chapter stands: its last heading before it, else the last of the chapters before. */
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

/** Old books name places by `<a name>`. */
const elementOf = (document: Document, id: string) =>
  document.getElementById(id) ??
  [...document.querySelectorAll('a[name]')].find(link => link.getAttribute('name') === id)
