import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'
import type { Series } from '../../generated/model.schemas'
import type { OpenedFromListParams } from '../books'

/**
 * Returns the link to the page of a series or one-shot.
 * @param context list that contains the series, for example a collection. The linked page shows links to the previous
 *   and next series of this list.
 */
export const getSeriesDetailPageLink = (
  series: Pick<Series, 'id' | 'oneshot'>,
  context?: OpenedFromListParams,
): RouterLinkTarget =>
  series.oneshot
    ? { to: '/oneshot/$seriesId', params: { seriesId: series.id }, search: { ...context } }
    : { to: '/series/$seriesId', params: { seriesId: series.id }, search: { ...context } }
