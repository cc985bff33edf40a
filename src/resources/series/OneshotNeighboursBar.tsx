import { PreviousNextBar, type ReadingContext, useBookNeighbours } from '../books'
import { ReadListContextLink } from '../readlists'
import { CollectionNeighboursBar } from './CollectionNeighboursBar'

type OneshotNeighboursBarProps = { seriesId: string; bookId: string | undefined; context: ReadingContext }

/** Whether a reading context gives a one-shot neighbours: only read lists and collections do. */
export const hasNeighboursInContext = ({ context, contextId }: ReadingContext): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/** Bar with the neighbours of a one-shot in its reading context. Renders nothing without neighbours. */
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
