import type { ChapterPageLayout } from '../../content/createEpubStyleSheet'
import type { RenderableChapter } from '../../content/createRenderableChapter'
import { ChapterTooLargeError, chapterLimits, TooManyTextColumnsError } from '../../sanitize/chapterLimits'
import { estimatePaintCostInCssColumns } from './estimatePaintCostInCssColumns'

/**
 * Throws an error if the layout of a chapter would take too long.
 * @throws ChapterTooLargeError if the chapter has far more pages than its number of characters and elements can
 *   explain. TooManyTextColumnsError if the chapter is too slow in the paginated layout, but not in the scrolled
 *   layout.
 */
export function assertChapterPageLimit(
  document: Document,
  frame: ChapterPageLayout,
  { contentSize }: RenderableChapter,
): void {
  if (!contentSize || frame.fixedLayout || !document.documentElement) return
  assertPageLimit(document, frame, contentSize)
  const isLarge = contentSize.elements > chapterLimits.maxElementsWithoutPaintCheck
  if (!isLarge || frame.flow !== 'paginated') return
  if (estimatePaintCostInCssColumns(document.body, frame.height) > chapterLimits.maxColumnPaintCost)
    throw new TooManyTextColumnsError()
}

/**
 * Lays out a document and checks that its number of pages is plausible for its content.
 * @param contentSize numbers of characters and elements that the document shows
 * @throws ChapterTooLargeError if the document has too many pages
 */
export function assertPageLimit(
  document: Document,
  { width, height }: ChapterPageLayout,
  { chars, elements }: { readonly chars: number; readonly elements: number },
): void {
  const size = Number.parseFloat(document.defaultView?.getComputedStyle(document.documentElement).fontSize ?? '') || 16
  const plausiblePages = (chars * size * size * 3) / Math.max(1, width * height) + elements / 2
  const { scrollWidth, scrollHeight } = document.documentElement
  const pages = Math.max(scrollWidth / width, scrollHeight / height)
  if (pages > chapterLimits.maxPagesAbovePlausible + plausiblePages) throw new ChapterTooLargeError('pages')
}
