import { PreviousNextBar, type ReadingContext, useBookNeighbours } from '../books'
import { ReadListContextLink } from '../readlists'
import { CollectionNeighboursBar } from './CollectionNeighboursBar'

type OneshotNeighboursBarProps = { seriesId: string; bookId: string | undefined; context: ReadingContext }

/** Returns whether the bar of a one-shot is shown: only when the user opened it from a collection or read list. */
export const hasNeighboursInContext = ({ context, contextId }: ReadingContext): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/**
 * Bar with links to the previous and next record in the collection or read list that the one-shot was opened from.
 * Renders nothing for other lists.
 */
export function OneshotNeighboursBar({ seriesId, bookId, context }: OneshotNeighboursBarProps) {
  const { contextId } = context
  if (!contextId || !hasNeighboursInContext(context)) return null
  if (context.context === 'COLLECTION') return <CollectionNeighboursBar seriesId={seriesId} collectionId={contextId} />
  if (!bookId) return <PreviousNextBar parentLink={<ReadListContextLink readListId={contextId} />} />
  return <ReadListNeighboursBar bookId={bookId} readListId={contextId} context={context} />
}

function ReadListNeighboursBar({
  bookId,
  readListId,
  context,
}: {
  bookId: string
  readListId: string
  context: ReadingContext
}) {
  return (
    <PreviousNextBar
      {...useBookNeighbours(bookId, context)}
      parentLink={<ReadListContextLink readListId={readListId} />}
    />
  )
}
