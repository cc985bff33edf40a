/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getSelectBookThumbnailUrl = (bookId: string,
    thumbnailId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/thumbnails/${pathSegment(thumbnailId)}/selected`
}

/**
 * @summary Choose the poster of a book
 */
export const selectBookThumbnail = async (bookId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectBookThumbnailUrl(bookId,thumbnailId),
  {
      operation: 'selectBookThumbnail',
    ...options,
    method: 'PUT'


  }
);}
