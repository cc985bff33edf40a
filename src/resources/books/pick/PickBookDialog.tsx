import { LibraryBig, X } from 'lucide-react'
import { useState } from 'react'
import { parseCalendarDay } from '../../../api/serverDates'
import { Button } from '../../../components/controls/Button'
import { IconButton } from '../../../components/controls/IconButton'
import { type DialogProps, openDialog } from '../../../dialogs/dialogStore'
import type { Book, BookCondition, Series } from '../../../generated/model.schemas'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { combineConditionsWithAnd } from '../../../lists/filters/filterConditions'
import { buildLibraryConditions } from '../../../lists/filters/libraryConditions'
import type { ListQuery } from '../../../lists/paging/useWindowedList'
import { PickerLibrarySelect } from '../../../lists/picker/PickerLibrarySelect'
import { toPickerSearchQuery } from '../../../lists/picker/pickerSearchQuery'
import { RecordPickerDialog } from '../../../lists/picker/RecordPickerDialog'
import { usePickerResults } from '../../../lists/picker/usePickerResults'
import { useLibraries } from '../../libraries'
import { BookPoster } from '../BookCard'
import type { BookListFilter } from '../booksDataSource'
import { formatBookTitleInSeries, formatFullBookTitle } from '../bookTitle'
import styles from './PickBookDialog.module.css'
import { findIndexOfNumber } from './siblingBooksQuery'
import { useSiblingBookResults } from './useSiblingBookResults'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    pickBook: {
      request: {
        title: string
        initialText?: string
        /** Id of the series whose books the user can pick. If undefined, the user can pick a book of any series. */
        seriesId?: string
      }
      result: Book
    }
  }
}

/**
 * Dialog in which the user picks a book by its title, or by its number in a series. The promise of the dialog resolves
 * to the book.
 */
export function PickBookDialog({ request, close }: DialogProps<'pickBook'>) {
  const t = useTranslate()
  const [text, setText] = useState(request.initialText ?? '')
  const [series, setSeries] = useState<Series>()
  const shared = { title: request.title, text, onText: setText, close }
  const changeSeries = (next: Series | undefined) => {
    setSeries(next)
    setText('')
  }
  const pickSeries = async () => {
    const picked = await openDialog('pickSeries', { title: t('dialog.pick.chooseSeries'), initialText: text })
    if (picked) changeSeries(picked)
  }
  if (request.seriesId) return <SeriesBookPicker {...shared} seriesId={request.seriesId} />
  if (series)
    return (
      <SeriesBookPicker
        {...shared}
        seriesId={series.id}
        filter={<SelectedSeries series={series} onClear={() => changeSeries(undefined)} />}
      />
    )
  return <AnyBookPicker {...shared} onPickSeries={() => void pickSeries()} />
}

type BookPickerProps = {
  title: string
  text: string
  onText: (text: string) => void
  close: (book?: Book) => void
}

function AnyBookPicker({ onPickSeries, close, ...props }: BookPickerProps & { onPickSeries: () => void }) {
  const t = useTranslate()
  const libraries = useLibraries()
  const [libraryId, setLibraryId] = useState('all')
  const results = usePickerResults<Book>('books', props.text, typed =>
    toBookQuery(typed, buildLibraryConditions(libraryId)),
  )
  return (
    <RecordPickerDialog
      {...props}
      searchLabel={t('dialog.pick.searchBooks')}
      filter={
        <>
          <PickerLibrarySelect libraries={libraries} value={libraryId} onChange={setLibraryId} />
          <Button icon={LibraryBig} className={styles.series} onClick={onPickSeries}>
            {t('dialog.pick.chooseSeries')}
          </Button>
        </>
      }
      results={results}
      toOption={useBookOption(formatFullBookTitle)}
      onPick={close}
      onClose={() => close()}
    />
  )
}

function SeriesBookPicker({
  seriesId,
  filter,
  close,
  ...props
}: BookPickerProps & { seriesId: string; filter?: React.ReactNode }) {
  const t = useTranslate()
  const results = useSiblingBookResults({ kind: 'series', seriesId }, props.text)
  return (
    <RecordPickerDialog
      {...props}
      searchLabel={t('page.book.searchSiblings')}
      filter={filter}
      results={results}
      initialIndex={findIndexOfNumber(results.list.itemAt, results.text)}
      toOption={useBookOption(formatBookTitleInSeries)}
      onPick={close}
      onClose={() => close()}
    />
  )
}

function SelectedSeries({ series, onClear }: { series: Series; onClear: () => void }) {
  const t = useTranslate()
  return (
    <p className={styles.series}>
      <span dir="auto">{series.metadata.title}</span>
      <IconButton icon={X} label={t('dialog.pick.allSeries')} onClick={onClear} />
    </p>
  )
}

function useBookOption(titleOf: (book: Book) => string) {
  const t = useTranslate()
  const { year } = useLocaleFormatters()
  const libraries = useLibraries()
  return (book: Book) => ({
    title: titleOf(book),
    notes: [
      libraries.find(({ id }) => id === book.libraryId)?.name,
      year(parseCalendarDay(book.metadata.releaseDate)),
      book.oneshot ? t('resources.series.oneshot') : book.seriesTitle,
    ],
    poster: <BookPoster book={book} width={40} withoutBadges />,
  })
}

function toBookQuery(typed: string, conditions: readonly BookCondition[]): ListQuery {
  const { text, condition } = toPickerSearchQuery(typed)
  const filter: BookListFilter = {
    condition: combineConditionsWithAnd<BookCondition>(condition ? [...conditions, condition] : conditions),
    text,
  }
  return { filter, sort: { field: text ? 'relevance' : 'metadata.title', order: 'ASC' } }
}
