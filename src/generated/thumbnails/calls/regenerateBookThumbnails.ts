/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { AcceptedResponse, RegenerateBookThumbnailsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getRegenerateBookThumbnailsUrl = (params?: RegenerateBookThumbnailsParams,) => {
  return withQuery(`/api/v1/books/thumbnails`, params)
}

/**
 * @summary Make the posters of all books anew
 */
export const regenerateBookThumbnails = async (params?: RegenerateBookThumbnailsParams, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRegenerateBookThumbnailsUrl(params),
  {
      operation: 'regenerateBookThumbnails',
    ...options,
    method: 'PUT'


  }
);}
