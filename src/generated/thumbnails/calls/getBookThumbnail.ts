/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookThumbnailUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/thumbnail`
}

/**
 * @summary The chosen poster of a book
 */
export const getBookThumbnail = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetBookThumbnailUrl(bookId),
  {
      operation: 'getBookThumbnail',
    ...options


  }
);}
