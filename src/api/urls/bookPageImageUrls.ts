import { getGetBookPageThumbnailUrl, getGetBookPageUrl } from '../../generated/books/books'
import type { GetBookPageParams } from '../../generated/model.schemas'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Returns the URL of a page image.
 * @param page page number, counted from 1
 * @param options the field `convert` selects the image format
 * @param fingerprint fingerprint of the book file. The URL contains the fingerprint, so that neither the browser nor the
 *   service worker responds with cached pages of another file.
 */
export const getOriginalPageImageUrl = (
  bookId: string,
  page: number,
  options?: GetBookPageParams,
  fingerprint?: string,
): string => {
  const url = clientBasePath + getGetBookPageUrl(bookId, page, options)
  return fingerprint ? `${url}${url.includes('?') ? '&' : '?'}v=${encodeURIComponent(fingerprint)}` : url
}

/** Returns the URL of the thumbnail of a page. Pages count from 1. */
export const getPageThumbnailUrl = (bookId: string, page: number): string =>
  clientBasePath + getGetBookPageThumbnailUrl(bookId, page)

/** Media type of SVG. The comic reader checks SVG pages before it displays them. */
export const SVG_MEDIA_TYPE = 'image/svg+xml'

const displayableMediaTypes = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  SVG_MEDIA_TYPE,
])

/**
 * Returns the URL of a page image in a format that browsers can display. The server converts other formats to JPEG.
 * @param page page number, counted from 1
 * @param mediaType media type of the image in the book. If undefined or empty, the server does not convert the image.
 * @param fingerprint fingerprint of the book file. The URL contains the fingerprint, so that neither the browser nor the
 *   service worker responds with cached pages of another file.
 */
export function getDisplayablePageImageUrl(
  bookId: string,
  page: number,
  mediaType: string | undefined,
  fingerprint?: string,
): string {
  const convert = mediaType !== undefined && mediaType !== '' && !displayableMediaTypes.has(mediaType)
  return getOriginalPageImageUrl(bookId, page, convert ? { convert: 'jpeg' } : undefined, fingerprint)
}
