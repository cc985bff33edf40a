/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { BookMetadataUpdate, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateBookMetadataUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/metadata`
}

/**
 * @summary Change the metadata of a book
 */
export const updateBookMetadata = async (bookId: string,
    bookMetadataUpdate: BookMetadataUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateBookMetadataUrl(bookId),
  {
      operation: 'updateBookMetadata',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookMetadataUpdate)
  }
);}
