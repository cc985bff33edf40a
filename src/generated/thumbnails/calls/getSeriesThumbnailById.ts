/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSeriesThumbnailByIdUrl = (seriesId: string,
    thumbnailId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary One poster of a series
 */
export const getSeriesThumbnailById = async (seriesId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetSeriesThumbnailByIdUrl(seriesId,thumbnailId),
  {
      operation: 'getSeriesThumbnailById',
    ...options


  }
);}
