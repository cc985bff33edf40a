import { fetchSanitizedChapter, isBitmapChapter } from '../content/createRenderableChapter'
import type { SpineItem, TocEntry } from '../epubPublication'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'

/**
 * Title of a section, from the table of contents. `offset` is the text offset in the chapter at which the section
 * starts.
 */
export interface TocTitleWithOffset {
  readonly offset: number
  readonly title: string
}

export interface SearchableChapterText {
  readonly text: string
  readonly headings: readonly TocTitleWithOffset[]
}

/**
 * Loads the text and the headings of a chapter without rendering it.
 * @param toc  table of contents of the book
 * @throws ChapterTooLargeError when the chapter exceeds a limit, or ServerError when the request fails
 */
export async function loadSearchableChapterText(
  bookId: string,
  chapter: SpineItem,
  toc: readonly TocEntry[],
): Promise<SearchableChapterText> {
  if (isBitmapChapter(chapter)) return { text: '', headings: [] }
  const document = await fetchSanitizedChapter(bookId, chapter)
  const flat = flattenChapterText(document.body ?? document.documentElement)
  return { text: flat.text, headings: findTocEntriesInChapter(flat, document, chapter, toc) }
}

/**
 * Returns the titles of the table-of-contents entries that lead into a chapter, sorted by text offset. If the target
 * element of an entry does not exist, the entry has the offset 0.
 * @param document document of the chapter, which may be rendered or only parsed
 * @param toc table of contents of the book
 */
export function findTocEntriesInChapter(
  flat: FlatChapterText,
  document: Document,
  chapter: SpineItem,
  toc: readonly TocEntry[],
): readonly TocTitleWithOffset[] {
  const findTarget = createFragmentTargetFinder(document)
  return toc
    .filter(({ path }) => path === chapter.path)
    .map(({ title, fragment }) => {
      const element = fragment === '' ? undefined : findTarget(fragment)
      return {
        title,
        offset: element ? (flat.spanOf(element)?.start ?? flat.offsetOf({ node: element, offset: 0 })) : 0,
      }
    })
    .sort((first, second) => first.offset - second.offset)
}

/**
 * Returns the title of the section that contains a text offset. The title is the text of the last heading at or before
 * the offset. If the chapter has no heading at or before the offset, the title is the last heading of the earlier
 * chapters.
 * @param headings headings of the chapter, sorted by offset
 * @param chapter index of the chapter
 * @param toc table of contents of the book
 */
export function findHeadingTitleAtOffset(
  offset: number,
  headings: readonly TocTitleWithOffset[],
  chapter: number,
  chapters: readonly SpineItem[],
  toc: readonly TocEntry[],
): string {
  const precedingHeading = headings.findLast(heading => heading.offset <= offset)
  if (precedingHeading) return precedingHeading.title
  const indexOf = new Map(chapters.map(({ path, index }) => [path, index]))
  return toc.findLast(({ path }) => (indexOf.get(path) ?? chapter) < chapter)?.title ?? ''
}

/**
 * Returns a function that finds the target of a link: the element with an id, or the `<a name>` element of an old book.
 * The function searches the `<a name>` elements only once, because the table of contents may contain thousands of
 * entries.
 */
function createFragmentTargetFinder(document: Document): (id: string) => Element | undefined {
  let namedLinks: ReadonlyMap<string | null, Element> | undefined
  return id => {
    const element = document.getElementById(id)
    if (element) return element
    namedLinks ??= new Map([...document.querySelectorAll('a[name]')].reverse().map(a => [a.getAttribute('name'), a]))
    return namedLinks.get(id)
  }
}
