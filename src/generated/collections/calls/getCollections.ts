/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedCollectionsShape } from '../../shapes/pagedCollectionsShape.ts'
import type { GetCollectionsParams, PagedCollections } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetCollectionsUrl = (params?: GetCollectionsParams,) => {
  return withQuery(`/api/v1/collections`, params)
}

/**
 * @summary Collections by name, or by relevance when searching
 */
export const getCollections = async (params?: GetCollectionsParams, options?: Parameters<typeof http>[1]): Promise<PagedCollections> => {

  return http<PagedCollections>(getGetCollectionsUrl(params),
  {
      operation: 'getCollections', shape: pagedCollectionsShape,
    ...options


  }
);}
