import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams, toServerSortParams } from '../../api/records/serverListParams'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { getSeries, listSeries, updateSeriesMetadata } from '../../generated/series/series.calls'
import { refetchSeriesOmittingDeleted } from './refetchSeries'

/** Filter with which the client requests a list of series. */
export type SeriesListFilter = {
  condition?: SeriesCondition
  text?: string
  /** Id of the collection whose series are listed. When this collection changes, the list is fetched again. */
  collectionId?: string
  /**
   * Further sort criteria, for example `metadata.titleSort,asc`. They determine the order of series that have the same
   * value in the first sort criterion.
   */
  thenBy?: readonly string[]
}

export const seriesDataSource: ResourceDataSource<Series> = {
  async list(query) {
    const { condition, text }: SeriesListFilter = query.filter
    const options = { signal: query.signal }
    const params = { ...toServerPagingParams(query), ...toServerSortParams(query) }
    return toResourceListResult(await listSeries({ condition, fullTextSearch: text }, params, options))
  },
  one: (id, signal) => getSeries(id, { signal }),
  many: (ids, signal, cached) =>
    cached ? refetchSeriesOmittingDeleted(cached) : Promise.all(ids.map(id => getSeries(id, { signal }))),
  async update(id, metadata, before) {
    await updateSeriesMetadata(id, metadata)
    return { ...before, metadata: { ...before.metadata, ...metadata } }
  },
}
