import { readerOf } from '../../api/bookFile'
import { day, moment } from '../../api/dates'
import type { Book } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { fileFormat } from './fileFormat'
import { pagesLeft, readStateOf } from './readState'

/** The quiet line under a book's title: how long, how much of it is left, when it came out. */
export function BookFacts({ book }: { book: Book }) {
  const t = useTranslate()
  const format = useFormat()
  const { media, metadata, readProgress } = book
  const state = readStateOf(book)
  const isText = readerOf(book) === 'epub'
  const released = day(metadata.releaseDate)
  return (
    <>
      <span>
        {isText || media.pagesCount === 0 ? fileFormat(media) : t('resources.books.pages', { count: media.pagesCount })}
      </span>
      {state === 'begun' && !isText && <span>{t('page.book.left', { count: pagesLeft(book) })}</span>}
      {state === 'done' && <span>{t('page.book.readOn', { date: format.date(moment(readProgress?.readDate)) })}</span>}
      {released && <time dateTime={metadata.releaseDate ?? ''}>{format.date(released)}</time>}
    </>
  )
}
