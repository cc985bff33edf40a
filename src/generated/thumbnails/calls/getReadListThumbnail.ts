/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReadListThumbnailUrl = (readListId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/thumbnail`
}

/**
 * @summary The chosen poster of a read list
 */
export const getReadListThumbnail = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetReadListThumbnailUrl(readListId),
  {
      operation: 'getReadListThumbnail',
    ...options


  }
);}
