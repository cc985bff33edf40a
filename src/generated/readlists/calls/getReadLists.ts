/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedReadListsShape } from '../../shapes/pagedReadListsShape.ts'
import type { GetReadListsParams, PagedReadLists } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReadListsUrl = (params?: GetReadListsParams,) => {
  return withQuery(`/api/v1/readlists`, params)
}

/**
 * @summary Read lists by name, or by relevance when searching
 */
export const getReadLists = async (params?: GetReadListsParams, options?: Parameters<typeof http>[1]): Promise<PagedReadLists> => {

  return http<PagedReadLists>(getGetReadListsUrl(params),
  {
      operation: 'getReadLists', shape: pagedReadListsShape,
    ...options


  }
);}
