import { type OpenedFromListParams, PreviousNextRecordBar, usePreviousAndNextBook } from '../books'
import { OpenedFromReadListLink } from '../readlists'
import { PreviousNextSeriesBar } from './PreviousNextSeriesBar'

type PreviousNextOneshotBarProps = { seriesId: string; bookId: string | undefined; context: OpenedFromListParams }

/**
 * Returns whether a one-shot page has links to the previous and next record. The page has these links if the user
 * opened the page from a collection or read list.
 */
export const shouldShowPreviousNextOneshotBar = ({ context, contextId }: OpenedFromListParams): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/**
 * Bar above a one-shot page with links to the previous and next record. The links follow the order of the collection or
 * read list from which the user opened the page.
 */
export function PreviousNextOneshotBar({ seriesId, bookId, context }: PreviousNextOneshotBarProps) {
  const { contextId } = context
  if (!contextId || !shouldShowPreviousNextOneshotBar(context)) return null
  if (context.context === 'COLLECTION') return <PreviousNextSeriesBar seriesId={seriesId} collectionId={contextId} />
  if (!bookId) return <PreviousNextRecordBar parentLink={<OpenedFromReadListLink readListId={contextId} />} />
  return <ReadListNeighborsBar bookId={bookId} readListId={contextId} context={context} />
}

function ReadListNeighborsBar({
  bookId,
  readListId,
  context,
}: {
  bookId: string
  readListId: string
  context: OpenedFromListParams
}) {
  return (
    <PreviousNextRecordBar
      {...usePreviousAndNextBook(bookId, context)}
      parentLink={<OpenedFromReadListLink readListId={readListId} />}
    />
  )
}
