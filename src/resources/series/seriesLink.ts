import type { LinkTarget } from '../../components/page/linkTarget'
import type { Series } from '../../generated/model.schemas'
import type { ReadingContext } from '../books'

/** The page of a series; a one-shot has a page of its own kind. The context leads to its neighbours. */
export const seriesLink = (series: Pick<Series, 'id' | 'oneshot'>, context?: ReadingContext): LinkTarget =>
  series.oneshot
    ? { to: '/oneshot/$seriesId', params: { seriesId: series.id }, search: { ...context } }
    : { to: '/series/$seriesId', params: { seriesId: series.id }, search: { ...context } }
