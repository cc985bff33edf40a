import { PreviousNextBar, type ReadingContext, useBookNeighbours } from '../books'
import { ReadListName } from '../readlists'
import { CollectionNeighbours } from './CollectionNeighbours'

type OneshotNeighboursProps = { seriesId: string; bookId: string | undefined; context: ReadingContext }

/** Whether a reading context gives a one-shot neighbours: only read lists and collections do. */
export const hasNeighbours = ({ context, contextId }: ReadingContext): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/** Bar with the neighbours of a one-shot in its reading context. Renders nothing without neighbours. */
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
