import { useQuery } from '@tanstack/react-query'
import { isNotFoundError } from '../../api/ServerError'
import { getSeriesOfCollection, useGetCollection } from '../../generated/collections/collections'
import type { Series } from '../../generated/model.schemas'
import { useGetSeries } from '../../generated/series/series.hooks'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { findFirstQueryFailure } from '../../lists/record/PageSectionErrorState'
import { PreviousNextRecordBar, type PreviousOrNextRecordLink } from '../books'
import { OpenedFromCollectionLink } from '../collections'
import { getSeriesDetailPageLink } from './getSeriesDetailPageLink'

type PreviousNextSeriesBarProps = { seriesId: string; collectionId: string }

/**
 * Bar at the top of the page of a series. Contains links to the previous and next series of a collection, and the
 * position of the series in this collection. Renders nothing if the collection is deleted or does not contain the series.
 * Such a collection can come from an old link.
 */
export function PreviousNextSeriesBar({ seriesId, collectionId }: PreviousNextSeriesBarProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { isMember, index, total, previous, next, failure } = useCollectionNeighbors(seriesId, collectionId)
  const context = { context: 'COLLECTION', contextId: collectionId } as const
  const neighbor = (neighborSeries: Series | undefined): PreviousOrNextRecordLink | undefined =>
    neighborSeries && { to: getSeriesDetailPageLink(neighborSeries, context), title: neighborSeries.metadata.title }
  if (!isMember) return null
  return (
    <PreviousNextRecordBar
      parentLink={
        <>
          <OpenedFromCollectionLink collectionId={collectionId} />
          {index >= 0 &&
            ` · ${t('page.collection.position', { at: format.number(index + 1), total: format.number(total) })}`}
        </>
      }
      previous={neighbor(previous)}
      next={neighbor(next)}
      failure={failure}
    />
  )
}

const withoutErrorNotice = { meta: { shownBy: 'none' } } as const

/**
 * Returns the series before and after a given series in a collection. If the collection has no manual order, its series
 * are in the order of their titles.
 */
function useCollectionNeighbors(seriesId: string, collectionId: string) {
  const collectionQuery = useGetCollection(collectionId, { query: withoutErrorNotice })
  const collection = collectionQuery.data
  const isOrderedByTitle = collection?.ordered === false
  // The response can have many megabytes. The query key therefore has no cache tags, so that live events about series
  // or progress do not refetch the response. If the members of the collection change, the query key changes.
  const orderQuery = useQuery({
    ...withoutErrorNotice,
    queryKey: ['seriesIdsByTitle', collectionId, collection?.lastModifiedDate, collection?.seriesIds.length],
    queryFn: async ({ signal }) =>
      (await getSeriesOfCollection(collectionId, { unpaged: true }, { signal })).content.map(({ id }) => id),
    enabled: isOrderedByTitle,
    staleTime: ORDER_STALE_TIME_MS,
    // Keeps the links, which may have the focus, while the order of the changed collection loads.
    placeholderData: (previous, query) => (query?.queryKey[1] === collectionId ? previous : undefined),
  })
  const ids = (isOrderedByTitle ? orderQuery.data : collection?.seriesIds) ?? []
  const index = ids.indexOf(seriesId)
  const previousId = index < 0 ? undefined : ids[index - 1]
  const nextId = index < 0 ? undefined : ids[index + 1]
  const queryOptions = (id: string | undefined) => ({ query: { ...withoutErrorNotice, enabled: id !== undefined } })
  const previousQuery = useGetSeries(previousId ?? '', queryOptions(previousId))
  const nextQuery = useGetSeries(nextId ?? '', queryOptions(nextId))
  return {
    /** Whether the collection contains the series. Also true while the collection loads. */
    isMember: !isNotFoundError(collectionQuery.error) && collection?.seriesIds.includes(seriesId) !== false,
    index,
    total: ids.length,
    previous: previousQuery.data,
    next: nextQuery.data,
    failure: findFirstQueryFailure([collectionQuery, orderQuery, previousQuery, nextQuery]),
  }
}

const ORDER_STALE_TIME_MS = 5 * 60_000
