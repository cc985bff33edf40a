/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getDownloadSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/file`
}

/**
 * @summary All files of a series in one archive
 */
export const downloadSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadSeriesUrl(seriesId),
  {
      operation: 'downloadSeries',
    ...options


  }
);}
