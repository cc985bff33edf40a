import { PreviousNextBar, type ReadingContext, useBookNeighbours } from '../books'
import { ReadListName } from '../readlists'
import { CollectionNeighbours } from './CollectionNeighbours'

type OneshotNeighboursProps = { seriesId: string; bookId: string | undefined; context: ReadingContext }

/** A one-shot has neighbours only where one came from: in a read list or in a collection. */
export const hasNeighbours = ({ context, contextId }: ReadingContext): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/** Leads to the neighbours of a one-shot, if it has any. */
export function OneshotNeighbours({ seriesId, bookId, context }: OneshotNeighboursProps) {
  const { contextId } = context
  if (!contextId || !hasNeighbours(context)) return null
  if (context.context === 'COLLECTION') return <CollectionNeighbours seriesId={seriesId} collectionId={contextId} />
  if (!bookId) return <PreviousNextBar within={<ReadListName readListId={contextId} />} />
  return <InReadList bookId={bookId} readListId={contextId} context={context} />
}

function InReadList({ bookId, readListId, context }: { bookId: string; readListId: string; context: ReadingContext }) {
  return <PreviousNextBar {...useBookNeighbours(bookId, context)} within={<ReadListName readListId={readListId} />} />
}
