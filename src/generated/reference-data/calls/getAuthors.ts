/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedAuthorsShape } from '../../shapes/pagedAuthorsShape.ts'
import type { GetAuthorsParams, PagedAuthors } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthorsUrl = (params?: GetAuthorsParams,) => {
  return withQuery(`/api/v2/authors`, params)
}

/**
 * @summary Authors with their roles, paged
 */
export const getAuthors = async (params?: GetAuthorsParams, options?: Parameters<typeof http>[1]): Promise<PagedAuthors> => {

  return http<PagedAuthors>(getGetAuthorsUrl(params),
  {
      operation: 'getAuthors', shape: pagedAuthorsShape,
    ...options


  }
);}
