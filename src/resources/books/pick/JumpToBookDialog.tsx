import { useState } from 'react'
import { parseCalendarDay } from '../../../api/serverDates'
import type { DialogProps } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useGetReadList } from '../../../generated/readlists/readlists'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { RecordPickerDialog } from '../../../lists/picker/RecordPickerDialog'
import { BookPoster } from '../BookCard'
import { formatBookTitleInSeries, formatFullBookTitle } from '../bookTitle'
import { findIndexNear, findIndexOfNumber, type SiblingBooksScope } from './siblingBooksQuery'
import { useSiblingBookResults } from './useSiblingBookResults'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    jumpToBook: {
      request: {
        /** Book of the current page. `number` is its position in the series, counted from 1. */
        current: Pick<Book, 'id' | 'seriesId' | 'number'>
        /**
         * Id of the read list from which the user opened the book. If undefined, the dialog lists the books of the
         * series.
         */
        readListId?: string
      }
      result: Book
    }
  }
}

/**
 * Dialog that lists all books of the series or read list of the current book. The promise of the dialog resolves to the
 * book that the user picks. At first, the list is scrolled to the current book.
 */
export function JumpToBookDialog({ request: { current, readListId }, close }: DialogProps<'jumpToBook'>) {
  const readList = useGetReadList(readListId ?? '', {
    query: { enabled: readListId !== undefined, meta: { shownBy: 'none' } },
  })
  if (readListId === undefined)
    return (
      <SiblingBookPicker
        scope={{ kind: 'series', seriesId: current.seriesId }}
        currentId={current.id}
        expectedIndex={current.number - 1}
        close={close}
      />
    )
  const { bookIds = [], ordered = true } = readList.data ?? {}
  return (
    <SiblingBookPicker
      scope={{ kind: 'readList', readListId, ordered }}
      currentId={current.id}
      expectedIndex={bookIds.indexOf(current.id)}
      close={close}
    />
  )
}

type SiblingBookPickerProps = {
  scope: SiblingBooksScope
  currentId: string
  expectedIndex: number
  close: (book?: Book) => void
}

function SiblingBookPicker({ scope, currentId, expectedIndex, close }: SiblingBookPickerProps) {
  const t = useTranslate()
  const { year } = useLocaleFormatters()
  const [text, setText] = useState('')
  const results = useSiblingBookResults(scope, text)
  const titleOf = scope.kind === 'series' ? formatBookTitleInSeries : formatFullBookTitle
  return (
    <RecordPickerDialog
      title={t(scope.kind === 'series' ? 'page.book.allOfSeries' : 'page.book.allOfReadList')}
      searchLabel={t('page.book.searchSiblings')}
      text={text}
      onText={setText}
      results={results}
      initialIndex={
        results.text === ''
          ? findIndexNear(results.list.itemAt, currentId, Math.max(0, expectedIndex))
          : findIndexOfNumber(results.list.itemAt, results.text)
      }
      toOption={book => ({
        title: titleOf(book),
        notes: [
          book.id === currentId ? t('page.book.current') : undefined,
          year(parseCalendarDay(book.metadata.releaseDate)),
        ],
        poster: <BookPoster book={book} width={40} withoutBadges />,
        isCurrent: book.id === currentId,
      })}
      onPick={close}
      onClose={() => close()}
    />
  )
}
