/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse, ReadProgressUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateBookReadProgressUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/read-progress`
}

/**
 * The last page completes the book, even if `completed` is false. An EPUB accepts a page only if its pages are images.
 * @summary Remember the page of a book that was read last, or that it is read
 */
export const updateBookReadProgress = async (bookId: string,
    readProgressUpdate: ReadProgressUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateBookReadProgressUrl(bookId),
  {
      operation: 'updateBookReadProgress',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(readProgressUpdate)
  }
);}
