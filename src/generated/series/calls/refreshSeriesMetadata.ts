/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getRefreshSeriesMetadataUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/metadata/refresh`
}

/**
 * @summary Read the metadata of a series from its files again
 */
export const refreshSeriesMetadata = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRefreshSeriesMetadataUrl(seriesId),
  {
      operation: 'refreshSeriesMetadata',
    ...options,
    method: 'POST'


  }
);}
