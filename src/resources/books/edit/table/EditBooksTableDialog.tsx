import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createOperationQueryKey } from '../../../../api/cache/createOperationQueryKey'
import { onLiveEvent } from '../../../../api/live/liveEvents'
import type { DialogProps } from '../../../../dialogs/dialogStore'
import { EditDialogPlaceholder } from '../../../../dialogs/EditDialogPlaceholder'
import { EditRecordsLoader } from '../../../../dialogs/EditRecordsLoader'
import type { Book } from '../../../../generated/model.schemas'
import { getBooksOfSeries } from '../../../../generated/series/series.calls'
import { useTranslate } from '../../../../language/useTranslate'
import { refetchBooks } from '../../refetchBooks'
import { BookTableForm } from './BookTableForm'
import { sortBooksForTable, toBookTableValues } from './bookTableFields'

declare module '../../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editBooksTable: {
      request: { books: readonly Book[] } | { series: { id: string; metadata: { title: string } } }
      result: true
    }
  }
}

/**
 * Dialog in which the user edits title, numbers, release date and ISBN of several books, or of all books of a series,
 * in a table. Its promise resolves to `true` after saving.
 */
export function EditBooksTableDialog({ request, close }: DialogProps<'editBooksTable'>) {
  return 'books' in request ? (
    <EditBooks books={request.books} onClose={close} />
  ) : (
    <EditBooksOfSeries series={request.series} onClose={close} />
  )
}

type OnClose = DialogProps<'editBooksTable'>['close']

function EditBooksOfSeries({
  series: { id, metadata },
  onClose,
}: {
  series: { id: string; metadata: { title: string } }
  onClose: OnClose
}) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: createOperationQueryKey('listBooks', { toEdit: id }),
    queryFn: async () => (await getBooksOfSeries(id, { unpaged: true, sort: ['metadata.numberSort,asc'] })).content,
    meta: { shownBy: 'dialog' },
  })
  return data ? (
    <EditBooks books={data} onClose={onClose} />
  ) : (
    <EditDialogPlaceholder
      title={t('dialog.editSeries.titleOne', { title: metadata.title })}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
      onClose={() => onClose()}
    />
  )
}

function EditBooks({ books, onClose }: { books: readonly Book[]; onClose: OnClose }) {
  const t = useTranslate()
  const [sortedBooks] = useState(() => sortBooksForTable(books))
  return (
    <EditRecordsLoader
      title={t('dialog.editBooks.titleMany', { count: sortedBooks.length })}
      initialRecords={sortedBooks}
      read={refetchBooks}
      onChanged={onChanged => onLiveEvent('BookChanged', ({ bookId }) => onChanged(bookId))}
      toFormValues={toBookTableValues}
      onClose={onClose}
    >
      {(form, loadedBooks) => <BookTableForm {...form} books={loadedBooks} />}
    </EditRecordsLoader>
  )
}
