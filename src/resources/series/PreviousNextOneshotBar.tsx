import type { Book } from '../../generated/model.schemas'
import { JumpToBookButton, type OpenedFromListParams, PreviousNextRecordBar, usePreviousAndNextBook } from '../books'
import { OpenedFromReadListLink } from '../readlists'
import { PreviousNextSeriesBar } from './PreviousNextSeriesBar'

type PreviousNextOneshotBarProps = { seriesId: string; book: Book | undefined; context: OpenedFromListParams }

/**
 * Returns whether the user opened the page of a one-shot from a collection or read list. In this case, the page shows
 * links to the previous and next item of the collection or read list.
 */
export const shouldShowPreviousNextOneshotBar = ({ context, contextId }: OpenedFromListParams): boolean =>
  contextId !== undefined && (context === 'COLLECTION' || context === 'READLIST')

/**
 * Bar at the top of the page of a one-shot. Contains links to the previous and next item of the collection or read list
 * from which the user opened the page.
 */
export function PreviousNextOneshotBar({ seriesId, book, context }: PreviousNextOneshotBarProps) {
  const { contextId } = context
  if (!contextId || !shouldShowPreviousNextOneshotBar(context)) return null
  if (context.context === 'COLLECTION') return <PreviousNextSeriesBar seriesId={seriesId} collectionId={contextId} />
  if (!book) return <PreviousNextRecordBar parentLink={<OpenedFromReadListLink readListId={contextId} />} />
  return <ReadListNeighborsBar book={book} context={context} />
}

function ReadListNeighborsBar({ book, context: openedFrom }: { book: Book; context: OpenedFromListParams }) {
  const { links, context } = usePreviousAndNextBook(book.id, openedFrom)
  const readListId = context.contextId
  if (!readListId) return null
  return (
    <PreviousNextRecordBar
      {...links}
      parentLink={<OpenedFromReadListLink readListId={readListId} />}
      jump={<JumpToBookButton book={book} context={context} />}
    />
  )
}
