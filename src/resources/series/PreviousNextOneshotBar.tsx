import { type OpenedFromListParams, PreviousNextRecordBar, usePreviousAndNextBook } from '../books'
import { OpenedFromReadListLink } from '../readlists'
import { PreviousNextSeriesBar } from './PreviousNextSeriesBar'

type PreviousNextOneshotBarProps = { seriesId: string; bookId: string | undefined; context: OpenedFromListParams }

/**
 * Returns whether the page of a one-shot shows links to the previous and next item. It shows them if the user opened
 * the page from a collection or read list.
 */
export const shouldShowPreviousNextOneshotBar = ({ context, contextId }: OpenedFromListParams): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/**
 * Bar at the top of the page of a one-shot. Links to the previous and next item of the collection or read list from
 * which the user opened the page.
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
