import { pageParams, sortParams, toListResult } from '../../api/records/pagedList'
import type { ResourceSource } from '../../api/records/resourceSource'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { getSeries, listSeries, updateSeriesMetadata } from '../../generated/series/series.calls'
import { remainingSeries } from './refetchSeries'

/** Filter of a series list in a react-admin list query. */
export type SeriesFilter = {
  condition?: SeriesCondition
  text?: string
  /** Collection of the condition: a change of the collection invalidates the list. */
  collectionId?: string
  /** Secondary sorts in the form `field,asc`. */
  thenBy?: readonly string[]
}

/** Requests of the data provider for series. */
export const seriesSource: ResourceSource<Series> = {
  async list(query) {
    const { condition, text, thenBy = [] }: SeriesFilter = query.filter
    const options = { signal: query.signal }
    const sort = [...(sortParams(query).sort ?? []), ...thenBy]
    return toListResult(await listSeries({ condition, fullTextSearch: text }, { ...pageParams(query), sort }, options))
  },
  one: (id, signal) => getSeries(id, { signal }),
  many: (ids, signal, known) =>
    known ? remainingSeries(known) : Promise.all(ids.map(id => getSeries(id, { signal }))),
  async update(id, metadata, before) {
    await updateSeriesMetadata(id, metadata)
    return { ...before, metadata: { ...before.metadata, ...metadata } }
  },
}
