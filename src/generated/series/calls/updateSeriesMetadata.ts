/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse, SeriesMetadataUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateSeriesMetadataUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/metadata`
}

/**
 * @summary Change the metadata of a series
 */
export const updateSeriesMetadata = async (seriesId: string,
    seriesMetadataUpdate: SeriesMetadataUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateSeriesMetadataUrl(seriesId),
  {
      operation: 'updateSeriesMetadata',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seriesMetadataUpdate)
  }
);}
