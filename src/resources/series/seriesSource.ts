import { pageParams, sortParams, toListResult } from '../../api/records/pagedList'
import type { ResourceSource } from '../../api/records/resourceSource'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'
import { remainingSeries } from './refetchSeries'

/** What a list of series may be asked: a condition and words to look for. */
export type SeriesFilter = {
  condition?: SeriesCondition
  text?: string
  /** The collection that the condition speaks of: when it changes, so does the list. */
  collectionId?: string
  /** Further orders, for what is equal in the list's own. */
  thenBy?: readonly string[]
}

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
}
