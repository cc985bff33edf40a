import { getGetBookPageThumbnailUrl, getGetBookPageUrl } from '../../generated/books/books'
import type { GetBookPageParams } from '../../generated/model.schemas'
import { basePath } from '../address'

/**
 * The address of a page as a picture.
 * @param page  from 1
 * @param options  `convert` where the browser cannot show the page's own type
 * @param edition  names the file of the book where an earlier one was shown in this window: the browser may still hold its pages
 */
export const pageUrl = (bookId: string, page: number, options?: GetBookPageParams, edition?: string): string => {
  const url = basePath + getGetBookPageUrl(bookId, page, options)
  return edition ? `${url}${url.includes('?') ? '&' : '?'}v=${encodeURIComponent(edition)}` : url
}

/** The address of a small picture of a page, from 1. */
export const pageThumbnailUrl = (bookId: string, page: number): string =>
  basePath + getGetBookPageThumbnailUrl(bookId, page)

const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
])

/** The address of a page image, converted where browsers cannot show its type. */
export function pageImageUrl(bookId: string, page: number, mediaType: string | undefined, edition?: string): string {
  const convert = mediaType !== undefined && mediaType !== '' && !shown.has(mediaType)
  return pageUrl(bookId, page, convert ? { convert: 'jpeg' } : undefined, edition)
}
