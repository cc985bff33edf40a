/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetAuthorRolesParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthorRolesUrl = (params?: GetAuthorRolesParams,) => {
  return withQuery(`/api/v1/authors/roles`, params)
}

/**
 * @deprecated
 * @summary Roles of authors
 */
export const getAuthorRoles = async (params?: GetAuthorRolesParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetAuthorRolesUrl(params),
  {
      operation: 'getAuthorRoles', shape: ['string'],
    ...options


  }
);}
