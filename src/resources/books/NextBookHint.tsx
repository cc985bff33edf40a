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
  isLooking: boolean
  /** Why it could not be found. */
  failure?: unknown
  context?: ReadingContext
  /** Among other series: the series is said with the book. */
  amongOthers?: boolean
}

/** Says which book the button above opens. Its line is kept free while that is looked for. */
export function NextBookHint({ book, isLooking, failure, ...rest }: NextBookLineProps) {
  const t = useTranslate()
  return (
    <p className={styles.line}>
      {book ? (
        <Named book={book} {...rest} />
      ) : failure ? (
        <span role="alert">{errorText(failure)}</span>
      ) : (
        !isLooking && t('page.series.nothingToRead')
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
