/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAnalyzeSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/analyze`
}

/**
 * @summary Analyse the files of a series again
 */
export const analyzeSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getAnalyzeSeriesUrl(seriesId),
  {
      operation: 'analyzeSeries',
    ...options,
    method: 'POST'


  }
);}
