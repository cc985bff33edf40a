/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetBookTagsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookTagsUrl = (params?: GetBookTagsParams,) => {
  return withQuery(`/api/v1/tags/book`, params)
}

/**
 * @deprecated
 * @summary Tags of books in use
 */
export const getBookTags = async (params?: GetBookTagsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetBookTagsUrl(params),
  {
      operation: 'getBookTags', shape: ['string'],
    ...options


  }
);}
