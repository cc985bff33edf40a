import { Link } from '@tanstack/react-router'
import { Columns2 } from 'lucide-react'
import { useRef } from 'react'
import { parseServerInstant } from '../../api/serverDates'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { Button } from '../../components/controls/Button'
import { Checkbox } from '../../components/controls/Checkbox'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { RelativeTime } from '../../components/page/RelativeTime'
import { TextWithComponent } from '../../components/text/TextWithComponent'
import { openDialog } from '../../dialogs/dialogStore'
import type { Book } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { formatFullBookTitle, getBookDetailPageLink } from '../books'
import { useLibrary } from '../libraries'
import { useDeletionMarksContext } from './DeletionMarksContext'
import styles from './DuplicateFileGroups.module.css'
import { isBookFileAvailable, isLastRemainingFile } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

type DuplicateFileRowProps = { group: DuplicateFileGroup; book: Book }

const POSTER_WIDTH_PX = 56

/**
 * Row for a file in a group of identical files, with the properties of the file. A checkbox marks the file for
 * deletion. Further buttons compare the file with the first file of the group, or mark all other files for deletion. If
 * the focused control disappears, the title gets the focus.
 */
export function DuplicateFileRow({ group, book }: DuplicateFileRowProps) {
  const t = useTranslate()
  const { marks } = useDeletionMarksContext()
  const [first] = group.books
  const poster = usePosterUrl('books', book.id)
  const title = formatFullBookTitle(book)
  const row = useRef<HTMLLIElement>(null)
  const onFocus = useFocusFallback(() => row.current?.querySelector('a'))
  return (
    <li ref={row} className={styles.file} data-marked={marks.has(book.id) || undefined} onFocus={onFocus}>
      <div className={styles.cover} aria-hidden>
        <Poster src={poster} title={title} width={POSTER_WIDTH_PX} />
      </div>
      <div className={styles.details}>
        <Link {...getBookDetailPageLink(book)} className={styles.title} dir="auto">
          {title}
        </Link>
        <bdi className={styles.path} dir="ltr">
          {book.url}
        </bdi>
        <FileProperties book={book} />
        {first && first.id !== book.id && (
          <Button
            variant="plain"
            icon={Columns2}
            onClick={() => void openDialog('compareBooks', { candidate: { kind: 'book', book }, existing: first })}
          >
            {t('page.duplicateFiles.compare')}
            <span className="visually-hidden"> {book.url}</span>
          </Button>
        )}
      </div>
      <FileChoice group={group} book={book} />
    </li>
  )
}

function FileProperties({ book }: { book: Book }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const library = useLibrary(book.libraryId)
  const { readProgress, media } = book
  const progress = !readProgress
    ? t('page.duplicateFiles.unread')
    : readProgress.completed
      ? t('page.duplicateFiles.read')
      : t('page.duplicateFiles.readTo', {
          page: format.number(readProgress.page),
          total: format.number(media.pagesCount),
        })
  return (
    <p className={styles.properties}>
      <span>{format.bytes(book.sizeBytes)}</span>
      <span>
        <bdi>{library?.name}</bdi>
      </span>
      <span>
        <TextWithComponent textKey="page.duplicateFiles.added" placeholder="time">
          <RelativeTime at={parseServerInstant(book.created)} />
        </TextWithComponent>
      </span>
      <span>
        <TextWithComponent textKey="page.duplicateFiles.fileDate" placeholder="time">
          <RelativeTime at={parseServerInstant(book.fileLastModified)} />
        </TextWithComponent>
      </span>
      <span data-strong={readProgress ? true : undefined}>{progress}</span>
    </p>
  )
}

function FileChoice({ group, book }: DuplicateFileRowProps) {
  const t = useTranslate()
  const { marks, requested, change } = useDeletionMarksContext()
  const { id } = book
  if (!isBookFileAvailable(book, requested))
    return (
      <p className={styles.choice}>
        {t(book.deleted ? 'page.duplicateFiles.unavailable' : 'page.duplicateFiles.requested')}
      </p>
    )
  const isLast = isLastRemainingFile(group, marks, requested, id)
  const isMarked = marks.has(id)
  const others = group.books.filter(other => other.id !== id && isBookFileAvailable(other, requested))
  const isOnlyRemainingFile = !isMarked && others.length > 0 && others.every(other => marks.has(other.id))
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={isMarked}
        disabled={isLast && !isMarked}
        hint={isLast ? t('page.duplicateFiles.last') : undefined}
        onChange={isOn => change(group, { kind: isOn ? 'mark' : 'unmark', bookId: id })}
      >
        {t('page.duplicateFiles.delete')}
        <span className="visually-hidden"> {book.url}</span>
      </Checkbox>
      {!isOnlyRemainingFile && others.length > 0 && (
        <Button variant="plain" onClick={() => change(group, { kind: 'keepOnly', bookId: id })}>
          {t('page.duplicateFiles.keepOnly')}
          <span className="visually-hidden"> {book.url}</span>
        </Button>
      )}
    </div>
  )
}
