/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { seriesThumbnailShape } from '../../shapes/seriesThumbnailShape.ts'
import type { SeriesThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSeriesThumbnailsUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/thumbnails`
}

/**
 * @summary Posters of a series
 */
export const getSeriesThumbnails = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<SeriesThumbnail[]> => {

  return http<SeriesThumbnail[]>(getGetSeriesThumbnailsUrl(seriesId),
  {
      operation: 'getSeriesThumbnails', shape: [seriesThumbnailShape],
    ...options


  }
);}
