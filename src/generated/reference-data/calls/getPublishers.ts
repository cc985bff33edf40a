/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetPublishersParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetPublishersUrl = (params?: GetPublishersParams,) => {
  return withQuery(`/api/v1/publishers`, params)
}

/**
 * @deprecated
 * @summary Publishers in use
 */
export const getPublishers = async (params?: GetPublishersParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetPublishersUrl(params),
  {
      operation: 'getPublishers', shape: ['string'],
    ...options


  }
);}
