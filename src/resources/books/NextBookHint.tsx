import { Link } from '@tanstack/react-router'
import { errorText } from '../../api/errorText'
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
}

/**
 * Title of the book that the read button opens, as a link. While the book loads, an empty line takes the same space. If
 * the book fails to load, an error message appears. If there is no book to read, a text says that there is nothing to
 * read.
 */
export function NextBookHint({ book, isLoading, failure, ...rest }: NextBookHintProps) {
  const t = useTranslate()
  return (
    <p className={styles.hint}>
      {book ? (
        <NextBookLink book={book} {...rest} />
      ) : failure ? (
        <span role="alert">{errorText(failure)}</span>
      ) : (
        !isLoading && t('page.series.nothingToRead')
      )}
    </p>
  )
}

function NextBookLink({
  book,
  context,
  showsSeriesTitle,
}: Pick<NextBookHintProps, 'context' | 'showsSeriesTitle'> & { book: Book }) {
  const unreadableReason = useBookUnreadableReason(book)
  return (
    <>
      <Link {...getBookDetailPageLink(book, context)}>
        <bdi>{showsSeriesTitle ? formatFullBookTitle(book) : formatBookTitleInSeries(book)}</bdi>
      </Link>
      {unreadableReason && <span>{unreadableReason}</span>}
    </>
  )
}
