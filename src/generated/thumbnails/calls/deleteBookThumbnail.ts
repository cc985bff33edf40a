/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteBookThumbnailUrl = (bookId: string,
    thumbnailId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary Delete an uploaded poster of a book
 */
export const deleteBookThumbnail = async (bookId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteBookThumbnailUrl(bookId,thumbnailId),
  {
      operation: 'deleteBookThumbnail',
    ...options,
    method: 'DELETE'


  }
);}
