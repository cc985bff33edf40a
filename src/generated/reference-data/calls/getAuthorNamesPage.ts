/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetAuthorNamesPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthorNamesPageUrl = (params?: GetAuthorNamesPageParams,) => {
  return withQuery(`/api/v2/authors/names`, params)
}

/**
 * @summary Names of authors, paged
 */
export const getAuthorNamesPage = async (params?: GetAuthorNamesPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetAuthorNamesPageUrl(params),
  {
      operation: 'getAuthorNamesPage', shape: pagedStringsShape,
    ...options


  }
);}
