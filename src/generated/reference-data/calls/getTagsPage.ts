/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetTagsPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetTagsPageUrl = (params?: GetTagsPageParams,) => {
  return withQuery(`/api/v2/tags`, params)
}

/**
 * @summary Tags in use, paged
 */
export const getTagsPage = async (params?: GetTagsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetTagsPageUrl(params),
  {
      operation: 'getTagsPage', shape: pagedStringsShape,
    ...options


  }
);}
