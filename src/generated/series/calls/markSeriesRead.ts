/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getMarkSeriesReadUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/read-progress`
}

/**
 * @summary Mark every book of a series as read
 */
export const markSeriesRead = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getMarkSeriesReadUrl(seriesId),
  {
      operation: 'markSeriesRead',
    ...options,
    method: 'POST'


  }
);}
