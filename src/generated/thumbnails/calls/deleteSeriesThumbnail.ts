/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteSeriesThumbnailUrl = (seriesId: string,
    thumbnailId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary Delete an uploaded poster of a series
 */
export const deleteSeriesThumbnail = async (seriesId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteSeriesThumbnailUrl(seriesId,thumbnailId),
  {
      operation: 'deleteSeriesThumbnail',
    ...options,
    method: 'DELETE'


  }
);}
