import { useGetSeriesOfCollection } from '../../generated/collections/collections'
import type { Series } from '../../generated/model.schemas'
import { type Neighbour, NeighbourBar, type ReadingContext, useBookNeighbours } from '../books'
import { CollectionName } from '../collections'
import { ReadListName } from '../readlists'
import { seriesLink } from './seriesLink'

type OneshotNeighboursProps = { seriesId: string; bookId: string | undefined; context: ReadingContext }

/** A one-shot has neighbours only where one came from: in a read list or in a collection. */
export const hasNeighbours = ({ context, contextId }: ReadingContext): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/** Leads to the neighbours of a one-shot, if it has any. */
export function OneshotNeighbours({ seriesId, bookId, context }: OneshotNeighboursProps) {
  const { contextId } = context
  if (!contextId || !hasNeighbours(context)) return null
  if (context.context === 'COLLECTION')
    return <InCollection seriesId={seriesId} collectionId={contextId} context={context} />
  if (!bookId) return <NeighbourBar within={<ReadListName readListId={contextId} />} />
  return <InReadList bookId={bookId} readListId={contextId} context={context} />
}

function InReadList({ bookId, readListId, context }: { bookId: string; readListId: string; context: ReadingContext }) {
  return <NeighbourBar {...useBookNeighbours(bookId, context)} within={<ReadListName readListId={readListId} />} />
}

const quietly = { query: { meta: { shownBy: 'nobody' } } } as const

type InCollectionProps = { seriesId: string; collectionId: string; context: ReadingContext }

function InCollection({ seriesId, collectionId, context }: InCollectionProps) {
  // The server knows no neighbours in collections; their order is that of the list.
  const series = useGetSeriesOfCollection(collectionId, { unpaged: true }, quietly).data?.content ?? []
  const at = series.findIndex(({ id }) => id === seriesId)
  const neighbour = (found: Series | undefined): Neighbour | undefined =>
    found && { to: seriesLink(found, context), title: found.metadata.title }
  return (
    <NeighbourBar
      within={<CollectionName collectionId={collectionId} />}
      previous={neighbour(at < 0 ? undefined : series[at - 1])}
      next={neighbour(at < 0 ? undefined : series[at + 1])}
    />
  )
}
