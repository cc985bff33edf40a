/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteReadListThumbnailUrl = (readListId: string,
    thumbnailId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary Delete an uploaded poster of a read list
 */
export const deleteReadListThumbnail = async (readListId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteReadListThumbnailUrl(readListId,thumbnailId),
  {
      operation: 'deleteReadListThumbnail',
    ...options,
    method: 'DELETE'


  }
);}
