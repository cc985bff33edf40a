/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedUnknownPageHashesShape } from '../../shapes/pagedUnknownPageHashesShape.ts'
import type { GetUnknownPageHashesParams, PagedUnknownPageHashes } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetUnknownPageHashesUrl = (params?: GetUnknownPageHashesParams,) => {
  return withQuery(`/api/v1/page-hashes/unknown`, params)
}

/**
 * @summary List the unknown page hashes, found in several pages
 */
export const getUnknownPageHashes = async (params?: GetUnknownPageHashesParams, options?: Parameters<typeof http>[1]): Promise<PagedUnknownPageHashes> => {

  return http<PagedUnknownPageHashes>(getGetUnknownPageHashesUrl(params),
  {
      operation: 'getUnknownPageHashes', shape: pagedUnknownPageHashesShape,
    ...options


  }
);}
