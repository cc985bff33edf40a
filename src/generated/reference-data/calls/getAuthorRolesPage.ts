/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetAuthorRolesPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthorRolesPageUrl = (params?: GetAuthorRolesPageParams,) => {
  return withQuery(`/api/v2/authors/roles`, params)
}

/**
 * @summary Roles of authors, paged
 */
export const getAuthorRolesPage = async (params?: GetAuthorRolesPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetAuthorRolesPageUrl(params),
  {
      operation: 'getAuthorRolesPage', shape: pagedStringsShape,
    ...options


  }
);}
