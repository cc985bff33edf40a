import { Search } from 'lucide-react'
import { parseCalendarDay } from '../../../api/serverDates'
import { usePosterUrl } from '../../../api/urls/posterUrls'
import { Poster } from '../../../components/cards/Poster'
import { Button } from '../../../components/controls/Button'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import type { ReadListMatchBook, ReadListMatchSeries } from '../../../generated/model.schemas'
import { useGetSeries } from '../../../generated/series/series.hooks'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadListMatchRow } from '../../../machines/import/readListMatchRows'
import { useLibrary } from '../../libraries'
import styles from './ChooseReadListMatchDialog.module.css'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    chooseReadListMatch: {
      request: { title: string; row: ReadListMatchRow }
      result: { series: ReadListMatchSeries; book: ReadListMatchBook } | 'search'
    }
  }
}

/**
 * Dialog in which the user chooses the book for an entry of an imported read list file. The dialog lists the books that
 * match the entry. A button lets the user search for another book.
 */
export function ChooseReadListMatchDialog({ request: { title, row }, close }: DialogProps<'chooseReadListMatch'>) {
  const t = useTranslate()
  return (
    <Dialog
      open
      size="medium"
      title={t('dialog.chooseReadListMatch.title', { requested: title })}
      onClose={() => close()}
      actions={
        <Button icon={Search} onClick={() => close('search')}>
          {t('dialog.chooseReadListMatch.search')}
        </Button>
      }
    >
      <ul className={styles.matches}>
        {row.matches.flatMap(({ series, books }) =>
          books.map(book => (
            <MatchOption
              key={book.bookId}
              series={series}
              book={book}
              isSelected={row.book?.bookId === book.bookId}
              onChoose={() => close({ series, book })}
            />
          )),
        )}
      </ul>
    </Dialog>
  )
}

type MatchOptionProps = {
  series: ReadListMatchSeries
  book: ReadListMatchBook
  isSelected: boolean
  onChoose: () => void
}

function MatchOption({ series, book, isSelected, onChoose }: MatchOptionProps) {
  const t = useTranslate()
  const { year } = useLocaleFormatters()
  const poster = usePosterUrl('books', book.bookId)
  const { data } = useGetSeries(series.seriesId, { query: { meta: { shownBy: 'none' } } })
  const library = useLibrary(data?.libraryId ?? '')
  const facts = [year(parseCalendarDay(series.releaseDate)), data?.metadata.publisher, library?.name]
  return (
    <li>
      <button type="button" className={styles.match} aria-current={isSelected || undefined} onClick={onChoose}>
        <span className={styles.cover}>
          <Poster src={poster} title={book.title || series.title} width={64} />
        </span>
        <span className={styles.text}>
          <bdi className={styles.series}>{series.title}</bdi>
          <bdi>{t('dialog.chooseReadListMatch.book', { number: book.number, title: book.title })}</bdi>
          <small>
            <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
          </small>
        </span>
      </button>
    </li>
  )
}
