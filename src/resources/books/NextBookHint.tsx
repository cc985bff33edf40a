import { Link } from '@tanstack/react-router'
import { errorText } from '../../api/errorText'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { bookLink, type ReadingContext } from './bookLinks'
import { bookTitle, fullBookTitle } from './bookTitle'
import styles from './NextBookHint.module.css'
import { useFileFailure } from './useFileFailure'

type NextBookLineProps = {
  book: Book | undefined
  isLoading: boolean
  /** Error of the request for the book. */
  failure?: unknown
  context?: ReadingContext
  /** Shows the series title; for read lists, whose books belong to several series. */
  amongOthers?: boolean
}

/** Names the book that the read button opens, with a link to its page. Reserves its line while the book is loading. */
export function NextBookHint({ book, isLoading, failure, ...rest }: NextBookLineProps) {
  const t = useTranslate()
  return (
    <p className={styles.line}>
      {book ? (
        <Named book={book} {...rest} />
      ) : failure ? (
        <span role="alert">{errorText(failure)}</span>
      ) : (
        !isLoading && t('page.series.nothingToRead')
      )}
    </p>
  )
}

function Named({ book, context, amongOthers }: Pick<NextBookLineProps, 'context' | 'amongOthers'> & { book: Book }) {
  const trouble = useFileFailure(book)
  return (
    <>
      <Link {...bookLink(book, context)}>
        <bdi>{amongOthers ? fullBookTitle(book) : bookTitle(book)}</bdi>
      </Link>
      {trouble && <span>{trouble}</span>}
    </>
  )
}
