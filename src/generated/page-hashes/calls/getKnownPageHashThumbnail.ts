/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetKnownPageHashThumbnailUrl = (pageHash: string,) => {




  return `/api/v1/page-hashes/${pathSegment(pageHash)}/thumbnail`
}

/**
 * @summary Picture of a known page
 */
export const getKnownPageHashThumbnail = async (pageHash: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetKnownPageHashThumbnailUrl(pageHash),
  {
      operation: 'getKnownPageHashThumbnail',
    ...options


  }
);}
