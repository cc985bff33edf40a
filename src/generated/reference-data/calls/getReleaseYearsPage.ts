/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetReleaseYearsPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReleaseYearsPageUrl = (params?: GetReleaseYearsPageParams,) => {
  return withQuery(`/api/v2/series/release-years`, params)
}

/**
 * @summary Years of release, newest first, paged
 */
export const getReleaseYearsPage = async (params?: GetReleaseYearsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetReleaseYearsPageUrl(params),
  {
      operation: 'getReleaseYearsPage', shape: pagedStringsShape,
    ...options


  }
);}
