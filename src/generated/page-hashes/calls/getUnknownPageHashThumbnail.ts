/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import type { GetUnknownPageHashThumbnailParams, PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetUnknownPageHashThumbnailUrl = (pageHash: string,
    params?: GetUnknownPageHashThumbnailParams,) => {
  return withQuery(`/api/v1/page-hashes/unknown/${pathSegment(pageHash)}/thumbnail`, params)
}

/**
 * @summary Image of a page with an unknown hash
 */
export const getUnknownPageHashThumbnail = async (pageHash: string,
    params?: GetUnknownPageHashThumbnailParams, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetUnknownPageHashThumbnailUrl(pageHash,params),
  {
      operation: 'getUnknownPageHashThumbnail',
    ...options


  }
);}
