/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetSharingLabelsPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSharingLabelsPageUrl = (params?: GetSharingLabelsPageParams,) => {
  return withQuery(`/api/v2/sharing-labels`, params)
}

/**
 * @summary Sharing labels in use, paged
 */
export const getSharingLabelsPage = async (params?: GetSharingLabelsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetSharingLabelsPageUrl(params),
  {
      operation: 'getSharingLabelsPage', shape: pagedStringsShape,
    ...options


  }
);}
