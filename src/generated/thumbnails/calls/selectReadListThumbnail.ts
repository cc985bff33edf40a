/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getSelectReadListThumbnailUrl = (readListId: string,
    thumbnailId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/thumbnails/${pathSegment(thumbnailId)}/selected`
}

/**
 * @summary Choose the poster of a read list
 */
export const selectReadListThumbnail = async (readListId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectReadListThumbnailUrl(readListId,thumbnailId),
  {
      operation: 'selectReadListThumbnail',
    ...options,
    method: 'PUT'


  }
);}
