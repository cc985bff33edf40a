import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import type { RenderableChapter } from '../content/createRenderableChapter'
import { ChapterTooLargeError, chapterLimits, TooManyTextColumnsError } from '../sanitize/chapterLimits'
import { estimateColumnPaintCost } from './estimateColumnPaintCost'

/**
 * Rejects a chapter that has too many pages for its amount of text. The layout of the chapter would take minutes.
 * @throws ChapterTooLargeError; TooManyTextColumnsError if the chapter can still be shown in the scrolled layout
 */
export function assertChapterPageLimit(
  document: Document,
  { width, height, fixedLayout, flow }: ChapterPageLayout,
  { contentSize }: RenderableChapter,
): void {
  if (!contentSize || fixedLayout || !document.documentElement) return
  const size = Number.parseFloat(document.defaultView?.getComputedStyle(document.documentElement).fontSize ?? '') || 16
  const plausiblePages = (contentSize.chars * size * size * 3) / Math.max(1, width * height) + contentSize.elements / 2
  const { scrollWidth, scrollHeight } = document.documentElement
  const pages = Math.max(scrollWidth / width, scrollHeight / height)
  if (pages > chapterLimits.maxUnexplainedPages + plausiblePages) throw new ChapterTooLargeError('pages')
  const isLarge = contentSize.elements > chapterLimits.maxUnmeasuredElements
  if (isLarge && flow === 'paginated' && estimateColumnPaintCost(document.body, height) > chapterLimits.maxColumnWork)
    throw new TooManyTextColumnsError()
}
