import { getGetBookPageThumbnailUrl, getGetBookPageUrl } from '../../generated/books/books'
import type { GetBookPageParams } from '../../generated/model.schemas'
import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { basePath, serverUrl } from '../address'

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

/** The full address under which the files inside an EPUB stand; its manifest's links begin with it. */
export const resourcesUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))
