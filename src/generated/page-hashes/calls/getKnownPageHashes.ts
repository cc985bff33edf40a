/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedKnownPageHashesShape } from '../../shapes/pagedKnownPageHashesShape.ts'
import type { GetKnownPageHashesParams, PagedKnownPageHashes } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetKnownPageHashesUrl = (params?: GetKnownPageHashesParams,) => {
  return withQuery(`/api/v1/page-hashes`, params)
}

/**
 * @summary List the known page hashes
 */
export const getKnownPageHashes = async (params?: GetKnownPageHashesParams, options?: Parameters<typeof http>[1]): Promise<PagedKnownPageHashes> => {

  return http<PagedKnownPageHashes>(getGetKnownPageHashesUrl(params),
  {
      operation: 'getKnownPageHashes', shape: pagedKnownPageHashesShape,
    ...options


  }
);}
