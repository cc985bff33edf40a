import { Link } from '@tanstack/react-router'
import { errorText } from '../../api/errorText'
import { Callout } from '../../components/feedback/Callout'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { getBookDetailPageLink, type OpenedFromListParams } from './bookLinks'
import { formatBookTitleInSeries, formatFullBookTitle } from './bookTitle'
import styles from './NextBookHint.module.css'
import { useBookUnreadableReason } from './useBookUnreadableReason'

type NextBookHintProps = {
  book: Book | undefined
  isLoading: boolean
  failure?: unknown
  context?: OpenedFromListParams
  showsSeriesTitle?: boolean
  /** Whether the page already explains elsewhere why the books cannot be read. */
  hidesUnreadableReason?: boolean
}

/**
 * Title of the book that the read button opens, as a link. While the book loads, an empty line takes the same space. If
 * the book fails to load, an error message appears. If there is no book to read, a text says that there is nothing to
 * read. If the user cannot read the book, a box below the title explains the reason.
 */
export function NextBookHint({
  book,
  isLoading,
  failure,
  context,
  showsSeriesTitle,
  hidesUnreadableReason,
}: NextBookHintProps) {
  const t = useTranslate()
  return (
    <>
      <p className={styles.hint}>
        {book ? (
          <NextBookLink book={book} context={context} showsSeriesTitle={showsSeriesTitle} />
        ) : failure ? (
          <span role="alert">{errorText(failure)}</span>
        ) : (
          !isLoading && t('page.series.nothingToRead')
        )}
      </p>
      {book && !hidesUnreadableReason && <UnreadableReason book={book} />}
    </>
  )
}

function NextBookLink({
  book,
  context,
  showsSeriesTitle,
}: Pick<NextBookHintProps, 'context' | 'showsSeriesTitle'> & { book: Book }) {
  return (
    <Link {...getBookDetailPageLink(book, context)}>
      <bdi>{showsSeriesTitle ? formatFullBookTitle(book) : formatBookTitleInSeries(book)}</bdi>
    </Link>
  )
}

function UnreadableReason({ book }: { book: Book }) {
  const reason = useBookUnreadableReason(book)
  return reason && <Callout>{reason}</Callout>
}
