/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetLanguagesPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLanguagesPageUrl = (params?: GetLanguagesPageParams,) => {
  return withQuery(`/api/v2/languages`, params)
}

/**
 * @summary Languages in use, paged
 */
export const getLanguagesPage = async (params?: GetLanguagesPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetLanguagesPageUrl(params),
  {
      operation: 'getLanguagesPage', shape: pagedStringsShape,
    ...options


  }
);}
