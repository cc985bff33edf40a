/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getMarkSeriesUnreadUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/read-progress`
}

/**
 * @summary Mark every book of a series as unread
 */
export const markSeriesUnread = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getMarkSeriesUnreadUrl(seriesId),
  {
      operation: 'markSeriesUnread',
    ...options,
    method: 'DELETE'


  }
);}
