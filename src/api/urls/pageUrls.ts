import { getGetBookPageThumbnailUrl, getGetBookPageUrl } from '../../generated/books/books'
import type { GetBookPageParams } from '../../generated/model.schemas'
import { basePath } from '../serverUrl'

/**
 * Returns the URL of a page image.
 * @param page  page number from 1
 * @param options  `convert` for image types that browsers cannot display
 * @param edition  identifier of the file version, if this window has shown an earlier version. Prevents reuse of its cached pages.
 */
export const pageUrl = (bookId: string, page: number, options?: GetBookPageParams, edition?: string): string => {
  const url = basePath + getGetBookPageUrl(bookId, page, options)
  return edition ? `${url}${url.includes('?') ? '&' : '?'}v=${encodeURIComponent(edition)}` : url
}

/** Returns the URL of the thumbnail of a page, counted from 1. */
export const pageThumbnailUrl = (bookId: string, page: number): string =>
  basePath + getGetBookPageThumbnailUrl(bookId, page)

const displayableMediaTypes = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
])

/** Returns the URL of a page image, converted to JPEG if browsers cannot display its media type. Parameters as in {@link pageUrl}. */
export function pageImageUrl(bookId: string, page: number, mediaType: string | undefined, edition?: string): string {
  const convert = mediaType !== undefined && mediaType !== '' && !displayableMediaTypes.has(mediaType)
  return pageUrl(bookId, page, convert ? { convert: 'jpeg' } : undefined, edition)
}
