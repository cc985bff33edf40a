/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { bookThumbnailShape } from '../../shapes/bookThumbnailShape.ts'
import type { BookThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookThumbnailsUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/thumbnails`
}

/**
 * @summary Posters of a book
 */
export const getBookThumbnails = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<BookThumbnail[]> => {

  return http<BookThumbnail[]>(getGetBookThumbnailsUrl(bookId),
  {
      operation: 'getBookThumbnails', shape: [bookThumbnailShape],
    ...options


  }
);}
