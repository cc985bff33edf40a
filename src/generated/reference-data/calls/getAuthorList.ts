/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { authorShape } from '../../shapes/authorShape.ts'
import type { Author, GetAuthorListParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthorListUrl = (params?: GetAuthorListParams,) => {
  return withQuery(`/api/v1/authors`, params)
}

/**
 * @deprecated
 * @summary Authors with their roles
 */
export const getAuthorList = async (params?: GetAuthorListParams, options?: Parameters<typeof http>[1]): Promise<Author[]> => {

  return http<Author[]>(getGetAuthorListUrl(params),
  {
      operation: 'getAuthorList', shape: [authorShape],
    ...options


  }
);}
