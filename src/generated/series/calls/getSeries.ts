/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { seriesShape } from '../../shapes/seriesShape.ts'
import type { Series } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}`
}

/**
 * @summary One series
 */
export const getSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<Series> => {

  return http<Series>(getGetSeriesUrl(seriesId),
  {
      operation: 'getSeries', shape: seriesShape, recordId: seriesId,
    ...options


  }
);}
