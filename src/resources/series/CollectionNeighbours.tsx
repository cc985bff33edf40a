import { useGetCollection, useGetSeriesOfCollection } from '../../generated/collections/collections'
import type { Series } from '../../generated/model.schemas'
import { useGetSeries } from '../../generated/series/series.hooks'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { failureOf } from '../../lists/record/SectionFailure'
import { type Neighbour, PreviousNextBar } from '../books'
import { CollectionName } from '../collections'
import { seriesLink } from './seriesLink'

type CollectionNeighboursProps = { seriesId: string; collectionId: string }

/** Bar with the previous and next series in a collection and the position of the current one. */
export function CollectionNeighbours({ seriesId, collectionId }: CollectionNeighboursProps) {
  const t = useTranslate()
  const format = useFormat()
  const { at, total, previous, next, failure } = useNeighbours(seriesId, collectionId)
  const context = { context: 'COLLECTION', contextId: collectionId } as const
  const neighbour = (found: Series | undefined): Neighbour | undefined =>
    found && { to: seriesLink(found, context), title: found.metadata.title }
  return (
    <PreviousNextBar
      within={
        <>
          <CollectionName collectionId={collectionId} />
          {at >= 0 && ` · ${t('page.collection.place', { at: format.number(at + 1), total: format.number(total) })}`}
        </>
      }
      previous={neighbour(previous)}
      next={neighbour(next)}
      failure={failure}
    />
  )
}

const quietly = { meta: { shownBy: 'nobody' } } as const

/**
 * Neighbours of a series in a collection. The server has no endpoint for them: a manually ordered collection lists its ids in order,
 * and one ordered by title requires the complete series list.
 */
function useNeighbours(seriesId: string, collectionId: string) {
  const collectionQuery = useGetCollection(collectionId, { query: quietly })
  const collection = collectionQuery.data
  const byTitle = collection?.ordered === false
  const listQuery = useGetSeriesOfCollection(
    collectionId,
    { unpaged: true },
    { query: { ...quietly, enabled: byTitle } },
  )
  const listed = listQuery.data?.content
  const ids = (byTitle ? listed?.map(({ id }) => id) : collection?.seriesIds) ?? []
  const at = ids.indexOf(seriesId)
  const before = at < 0 ? undefined : ids[at - 1]
  const after = at < 0 ? undefined : ids[at + 1]
  const read = (id: string | undefined) => ({ query: { ...quietly, enabled: id !== undefined && !byTitle } })
  const previousQuery = useGetSeries(before ?? '', read(before))
  const nextQuery = useGetSeries(after ?? '', read(after))
  return {
    at,
    total: ids.length,
    previous: byTitle ? listed?.find(({ id }) => id === before) : previousQuery.data,
    next: byTitle ? listed?.find(({ id }) => id === after) : nextQuery.data,
    failure: failureOf([collectionQuery, listQuery, previousQuery, nextQuery]),
  }
}
