/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSeriesThumbnailUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/thumbnail`
}

/**
 * @summary The chosen poster of a series
 */
export const getSeriesThumbnail = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetSeriesThumbnailUrl(seriesId),
  {
      operation: 'getSeriesThumbnail',
    ...options


  }
);}
