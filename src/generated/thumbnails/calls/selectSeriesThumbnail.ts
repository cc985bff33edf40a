/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getSelectSeriesThumbnailUrl = (seriesId: string,
    thumbnailId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/thumbnails/${pathSegment(thumbnailId)}/selected`
}

/**
 * @summary Choose the poster of a series
 */
export const selectSeriesThumbnail = async (seriesId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectSeriesThumbnailUrl(seriesId,thumbnailId),
  {
      operation: 'selectSeriesThumbnail',
    ...options,
    method: 'PUT'


  }
);}
