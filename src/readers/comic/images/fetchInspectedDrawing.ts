import { getBookPage } from '../../../generated/books/books'
import { ChapterTooLargeError } from '../../epub/sanitize/chapterLimits'
import { sanitizeSvg } from '../../epub/sanitize/sanitizeBookFile'

/**
 * Fetches an SVG page and removes everything that runs or loads other files.
 * @param page   page number, counted from 1
 * @param cache  cache mode of the request
 * @returns a `blob:` URL; the caller revokes it
 * @throws ChapterTooLargeError for a drawing whose rendering would block the tab; Error for an unreadable one; ServerError
 */
export async function fetchInspectedDrawing(bookId: string, page: number, cache: RequestCache): Promise<string> {
  return URL.createObjectURL(await sanitizeSvg(await getBookPage(bookId, page, undefined, { cache }), '', 'refuse'))
}

/** Returns whether an SVG page is not shown because its rendering would block the tab. */
export const isDrawingTooCostly = (drawing: Blob): Promise<boolean> =>
  sanitizeSvg(drawing, '', 'refuse').then(
    () => false,
    error => error instanceof ChapterTooLargeError,
  )
