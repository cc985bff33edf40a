import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { onLiveEvent } from '../../../../api/live/liveEvents'
import type { DialogProps } from '../../../../dialogs/dialogStore'
import { EditDialogPlaceholder } from '../../../../dialogs/EditDialogPlaceholder'
import { EditRecordsLoader } from '../../../../dialogs/EditRecordsLoader'
import type { Book, Series } from '../../../../generated/model.schemas'
import { getBooksOfSeries } from '../../../../generated/series/series.calls'
import { useTranslate } from '../../../../language/useTranslate'
import { refetchBooksOmittingDeleted } from '../../refetchBooks'
import { BookTableForm } from './BookTableForm'
import { sortBooksForTable, toBookTableValues } from './bookTableFields'

declare module '../../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editBooksTable: {
      request: { books: readonly Book[] } | { series: Pick<Series, 'id' | 'booksCount'> }
      result: true
    }
  }
}

/**
 * Dialog in which the user edits title, numbers, release date and ISBN of several books, or of all books of a series,
 * in a table. The promise of the dialog resolves to `true` after saving.
 */
export function EditBooksTableDialog({ request, close }: DialogProps<'editBooksTable'>) {
  return 'books' in request ? (
    <EditBooks books={request.books} onClose={close} />
  ) : (
    <EditBooksOfSeries series={request.series} onClose={close} />
  )
}

type OnClose = DialogProps<'editBooksTable'>['close']

type EditBooksOfSeriesProps = { series: Pick<Series, 'id' | 'booksCount'>; onClose: OnClose }

function EditBooksOfSeries({ series: { id, booksCount }, onClose }: EditBooksOfSeriesProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery({
    // The client does not invalidate queries with this key. The books are therefore not fetched again while the dialog
    // is open.
    queryKey: ['booksToEdit', id],
    queryFn: async () => (await getBooksOfSeries(id, { unpaged: true, sort: ['metadata.numberSort,asc'] })).content,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownBy: 'dialog' },
  })
  return data ? (
    <EditBooks books={data} areLoaded onClose={onClose} />
  ) : (
    <EditDialogPlaceholder
      title={t('dialog.editBooks.titleMany', { count: booksCount })}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
      onClose={() => onClose()}
    />
  )
}

type EditBooksProps = {
  books: readonly Book[]
  /** Whether the books have just been fetched. If true, they are not fetched again when the table opens. */
  areLoaded?: boolean
  onClose: OnClose
}

function EditBooks({ books, areLoaded = false, onClose }: EditBooksProps) {
  const t = useTranslate()
  const [sortedBooks] = useState(() => sortBooksForTable(books))
  const deletedIds = useRef<ReadonlySet<string>>(new Set())
  const refetchBooks = async (requested: readonly Book[]): Promise<Book[]> => {
    const current = new Map((await refetchBooksOmittingDeleted(requested)).map(book => [book.id, book]))
    const missingIds = requested.map(({ id }) => id).filter(id => !current.has(id))
    deletedIds.current = new Set([...deletedIds.current, ...missingIds])
    return requested.map(book => current.get(book.id) ?? book)
  }
  return (
    <EditRecordsLoader
      title={t('dialog.editBooks.titleMany', { count: sortedBooks.length })}
      initialRecords={sortedBooks}
      loadedRecords={areLoaded ? sortedBooks : undefined}
      read={refetchBooks}
      onChanged={onChanged => onLiveEvent('BookChanged', ({ bookId }) => onChanged(bookId))}
      toFormValues={toBookTableValues}
      onClose={onClose}
    >
      {(form, loadedBooks) => (
        <BookTableForm {...form} books={loadedBooks} isDeleted={id => deletedIds.current.has(id)} />
      )}
    </EditRecordsLoader>
  )
}
