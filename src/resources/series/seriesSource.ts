import { listed, pageParams, sortParams } from '../../api/pagedList'
import type { Source } from '../../api/source'
import { getSeriesOfCollection } from '../../generated/collections/collections.calls'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/** What a list of series may be asked: a condition, words to look for, or the series of a collection in its own order. */
export type SeriesFilter = {
  condition?: SeriesCondition
  text?: string
  collectionId?: string
  /** Further orders, for what is equal in the list's own. */
  thenBy?: readonly string[]
}

export const seriesSource: Source<Series> = {
  async list(query) {
    const { condition, text, collectionId, thenBy = [] }: SeriesFilter = query.filter
    const options = { signal: query.signal }
    if (collectionId) return listed(await getSeriesOfCollection(collectionId, pageParams(query), options))
    const sort = [...(sortParams(query).sort ?? []), ...thenBy]
    return listed(await listSeries({ condition, fullTextSearch: text }, { ...pageParams(query), sort }, options))
  },
  one: (id, signal) => getSeries(id, { signal }),
}
