import { getGetBookPageThumbnailUrl, getGetBookPageUrl } from '../../generated/books/books'
import type { GetBookPageParams } from '../../generated/model.schemas'
import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { basePath, serverUrl } from '../address'

/**
 * The address of a page as a picture.
 * @param page  from 1
 * @param options  `convert` where the browser cannot show the page's own type
 */
export const pageUrl = (bookId: string, page: number, options?: GetBookPageParams): string =>
  basePath + getGetBookPageUrl(bookId, page, options)

/** The address of a small picture of a page, from 1. */
export const pageThumbnailUrl = (bookId: string, page: number): string =>
  basePath + getGetBookPageThumbnailUrl(bookId, page)

/** The full address under which the files inside an EPUB stand; its manifest's links begin with it. */
export const resourcesUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))
