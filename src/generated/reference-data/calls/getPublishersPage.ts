/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetPublishersPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetPublishersPageUrl = (params?: GetPublishersPageParams,) => {
  return withQuery(`/api/v2/publishers`, params)
}

/**
 * @summary Publishers in use, paged
 */
export const getPublishersPage = async (params?: GetPublishersPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetPublishersPageUrl(params),
  {
      operation: 'getPublishersPage', shape: pagedStringsShape,
    ...options


  }
);}
