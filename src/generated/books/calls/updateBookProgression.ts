/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse, Progression } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateBookProgressionUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/progression`
}

/**
 * For an EPUB the locator must be one of its positions, or lie between two positions of the same file. The media type application/vnd.readium.progression+json is accepted too.
 * @summary Remember the place in a book where reading stopped
 */
export const updateBookProgression = async (bookId: string,
    progression: Progression, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateBookProgressionUrl(bookId),
  {
      operation: 'updateBookProgression',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(progression)
  }
);}
