/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { GetBooksOfSeriesParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBooksOfSeriesUrl = (seriesId: string,
    params?: GetBooksOfSeriesParams,) => {
  return withQuery(`/api/v1/series/${pathSegment(seriesId)}/books`, params)
}

/**
 * @deprecated
 * @summary Books of a series
 */
export const getBooksOfSeries = async (seriesId: string,
    params?: GetBooksOfSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetBooksOfSeriesUrl(seriesId,params),
  {
      operation: 'getBooksOfSeries', shape: pagedBooksShape,
    ...options


  }
);}
