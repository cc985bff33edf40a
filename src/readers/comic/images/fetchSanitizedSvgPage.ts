import { createBookFileHeader } from '../../../api/offline/bookFileOfRequest'
import { getBookPage } from '../../../generated/books/books'
import { ChapterTooLargeError } from '../../epub/sanitize/chapterLimits'
import { sanitizeSvg } from '../../epub/sanitize/sanitizeEpubResource'

/**
 * Fetches an SVG page and removes scripts and references to other files.
 * @param page page number, counted from 1
 * @param fingerprint fingerprint of the book file. Needed only if this device may have stored pages of another file of
 *   this book, for example of an earlier file
 * @returns a `blob:` URL, which the caller revokes
 * @throws ChapterTooLargeError when the SVG is so large or complex that it would block the tab; Error when the page
 *   cannot be read; ServerError when the request fails
 */
export async function fetchSanitizedSvgPage(bookId: string, page: number, fingerprint?: string): Promise<string> {
  const headers = createBookFileHeader(fingerprint)
  const drawing = await getBookPage(bookId, page, undefined, { cache: fingerprint ? 'no-cache' : 'default', headers })
  return URL.createObjectURL(await sanitizeSvg(drawing, '', 'refuse'))
}

/** Returns whether an SVG page is too large or too complex. Such a page would block the tab. */
export const isSvgPageTooComplex = (drawing: Blob): Promise<boolean> =>
  sanitizeSvg(drawing, '', 'refuse').then(
    () => false,
    error => error instanceof ChapterTooLargeError,
  )
