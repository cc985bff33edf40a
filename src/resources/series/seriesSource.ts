import { listed, pageParams, sortParams } from '../../api/pagedList'
import type { Source } from '../../api/source'
import { getSeriesOfCollection } from '../../generated/collections/collections.calls'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/** What a list of series may be asked: a condition, words to look for, or the series of a collection in its own order. */
export type SeriesFilter = { condition?: SeriesCondition; text?: string; collectionId?: string }

export const seriesSource: Source<Series> = {
  async list(query) {
    const { condition, text, collectionId }: SeriesFilter = query.filter
    const options = { signal: query.signal }
    if (collectionId) return listed(await getSeriesOfCollection(collectionId, pageParams(query), options))
    return listed(
      await listSeries({ condition, fullTextSearch: text }, { ...pageParams(query), ...sortParams(query) }, options),
    )
  },
  one: (id, signal) => getSeries(id, { signal }),
}
