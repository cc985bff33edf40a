/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedSeriesShape } from '../../shapes/pagedSeriesShape.ts'
import type { ListSeriesParams, PagedSeries, Series, SeriesSearch } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListSeriesUrl = (params?: ListSeriesParams,) => {
  return withQuery(`/api/v1/series/list`, params)
}

/**
 * Sort keys: metadata.titleSort, name, created, createdDate, lastModified, lastModifiedDate, booksMetadata.releaseDate, booksCount, collection.number (with a condition on one collection), readDate and random (since 1.16.0), relevance. Without a sort the full text search orders by relevance.
 * @summary Series that meet a condition
 */
export const listSeries = async (seriesSearch: SeriesSearch,
    params?: ListSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

return http<PagedSeries>(getListSeriesUrl(params),
  {
      operation: 'listSeries', shape: pagedSeriesShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seriesSearch)
  }
);}
