/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetTagsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetTagsUrl = (params?: GetTagsParams,) => {
  return withQuery(`/api/v1/tags`, params)
}

/**
 * @deprecated
 * @summary Tags of series and books in use
 */
export const getTags = async (params?: GetTagsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetTagsUrl(params),
  {
      operation: 'getTags', shape: ['string'],
    ...options


  }
);}
