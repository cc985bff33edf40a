/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetSharingLabelsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSharingLabelsUrl = (params?: GetSharingLabelsParams,) => {
  return withQuery(`/api/v1/sharing-labels`, params)
}

/**
 * @deprecated
 * @summary Sharing labels in use
 */
export const getSharingLabels = async (params?: GetSharingLabelsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetSharingLabelsUrl(params),
  {
      operation: 'getSharingLabels', shape: ['string'],
    ...options


  }
);}
