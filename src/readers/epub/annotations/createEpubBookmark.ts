import type { RenderedChapter } from '../content/chapterRenderHook'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { resolveCfi } from '../locators/epubCfi'
import type { FlatChapterText } from '../locators/flattenChapterText'
import { findHeadingTitleAtOffset, findTocEntriesInChapter } from '../search/loadSearchableChapterText'
import { type EpubBookmark, WHOLE_CHAPTER_CFI_SUFFIX } from './epubAnnotations'
import { formatTextSpanAsQuote, removeChapterTitleFromTextStart } from './findTextSpanOfQuote'

/** Rendered chapter, and its text as a single string. */
export interface RenderedChapterText extends Pick<RenderedChapter, 'view'> {
  readonly flat: FlatChapterText
}

const BOOKMARK_EXCERPT_CHARS = 160

/**
 * Creates a bookmark for a page.
 * @param rendered chapter of the page; undefined if the chapter is not rendered
 * @param cfi first visible point of the page; undefined for the start of the chapter
 * @param progression position in the chapter, 0 to 1
 */
export function createEpubBookmark(
  publication: EpubPublication,
  chapter: SpineItem,
  rendered: RenderedChapterText | undefined,
  cfi: string | undefined,
  progression: number,
): EpubBookmark {
  const position = rendered && cfi ? resolveCfi(cfi, rendered.view.document)?.start : undefined
  const start = rendered && position ? rendered.flat.offsetOf(position) : 0
  const annotation = createCommonAnnotationFields(publication, chapter, rendered, start, progression)
  const end = start + annotation.title.length + BOOKMARK_EXCERPT_CHARS
  const followingText = rendered ? formatTextSpanAsQuote(rendered.flat.text, { start, end }).replaceAll('\n', ' ') : ''
  const identifier = cfi ?? `epubcfi(/6/${(chapter.index + 1) * 2}${WHOLE_CHAPTER_CFI_SUFFIX}`
  return {
    ...annotation,
    cfi: identifier,
    text: removeChapterTitleFromTextStart(followingText, annotation.title).slice(0, BOOKMARK_EXCERPT_CHARS),
  }
}

/**
 * Returns the fields that bookmarks and highlights have in common: creation time, chapter, position and section title.
 * @param rendered chapter of the annotation; undefined if the chapter is not rendered
 * @param offset offset in the text of the chapter, in characters
 * @param progression position in the chapter, 0 to 1
 */
export function createCommonAnnotationFields(
  { chapters, toc }: EpubPublication,
  chapter: SpineItem,
  rendered: RenderedChapterText | undefined,
  offset: number,
  progression: number,
) {
  const headings = rendered ? findTocEntriesInChapter(rendered.flat, rendered.view.document, chapter, toc) : []
  return {
    created: Date.now(),
    chapter: chapter.index,
    path: chapter.path,
    progression,
    title: findHeadingTitleAtOffset(offset, headings, chapter.index, chapters, toc),
  }
}
