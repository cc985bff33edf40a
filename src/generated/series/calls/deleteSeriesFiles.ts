/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteSeriesFilesUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/file`
}

/**
 * @summary Delete the files of a series from the disk
 */
export const deleteSeriesFiles = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteSeriesFilesUrl(seriesId),
  {
      operation: 'deleteSeriesFiles',
    ...options,
    method: 'DELETE'


  }
);}
