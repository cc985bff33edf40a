import { useState } from 'react'
import { bulkOneshotCalls, type OneshotCalls } from '../../../actions/bulk/oneshotCalls'
import { saveRecordsAsBulkAction } from '../../../actions/bulk/saveRecordsAsBulkAction'
import { onLiveEvent } from '../../../api/live/liveEvents'
import { type DialogProps, openDialog } from '../../../dialogs/dialogStore'
import { EditRecordsLoader, type LoadedRecordsFormProps } from '../../../dialogs/EditRecordsLoader'
import { RecordFormDialog } from '../../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../../forms/formDraft'
import { getBook, updateBookMetadata } from '../../../generated/books/books.calls'
import type { Book, BookMetadataUpdate } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { useUpdateRecord } from '../../../lists/record/recordMutations'
import { usePostersFormSection } from '../../thumbnails'
import { formatFullBookTitle } from '../bookTitle'
import { refetchBooks } from '../refetchBooks'
import { bookFormFields } from './bookFormFields'
import { createOneshotPartSaver } from './createOneshotPartSaver'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editBooks: { request: { books: readonly Book[] }; result: true }
  }
}

/**
 * Dialog in which the user edits the metadata of one or several books. For a single book, the user can also edit the
 * posters. The promise of the dialog resolves to `true` after saving.
 */
export function EditBooksDialog({ request, close }: DialogProps<'editBooks'>) {
  const t = useTranslate()
  const [firstBook] = request.books
  const title =
    firstBook && request.books.length === 1
      ? t('dialog.editSeries.titleOne', { title: formatFullBookTitle(firstBook) })
      : t('dialog.editBooks.titleMany', { count: request.books.length })
  return (
    <EditRecordsLoader
      title={title}
      initialRecords={request.books}
      read={refetchBooks}
      onChanged={onBookChanged}
      toFormValues={({ metadata }) => metadata}
      onClose={close}
    >
      {(edited, books) => {
        const [book] = books
        return book && books.length === 1 ? (
          <EditSingleBook {...edited} book={book} />
        ) : (
          <EditBookBatch {...edited} books={books} />
        )
      }}
    </EditRecordsLoader>
  )
}

const onBookChanged = (onChanged: (id: string) => void) => onLiveEvent('BookChanged', ({ bookId }) => onChanged(bookId))

function EditSingleBook({ book, ...edited }: LoadedRecordsFormProps & { book: Book }) {
  const posters = usePostersFormSection('books', book.id, book.seriesId)
  const calls = { updateSeries: useUpdateRecord('series'), updateBook: useUpdateRecord('books') }
  const [saveBook] = useState(createBookSaver)
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    await saveBook(book, record, buildRecordUpdate(record, draft, bookFormFields), calls)
    await posters.save()
  }
  return (
    <RecordFormDialog
      {...edited}
      resource="books"
      fields={bookFormFields}
      save={save}
      customSection={posters.section}
    />
  )
}

function EditBookBatch({ books, ...edited }: LoadedRecordsFormProps & { books: readonly Book[] }) {
  const save = async (draft: FormDraftEdits, records: readonly FormValues[]) => {
    const saveBook = createBookSaver()
    saveRecordsAsBulkAction({
      name: 'editBooks',
      operation: 'updateBookMetadata',
      records: books.map((book, index) => ({
        id: book.id,
        title: formatFullBookTitle(book),
        book,
        values: records[index] ?? {},
        changes: buildRecordUpdate(records[index] ?? {}, draft, bookFormFields),
      })),
      save: ({ book, values, changes }) => saveBook(book, values, changes, batchCalls),
      read: async ({ id }) => ({ ...(await getBook(id)).metadata }),
      editAgain: (ids, baseline) =>
        openDialog(
          'editBooks',
          { books: books.filter(({ id }) => ids.includes(id)) },
          { draft: { draft, baseline, submitted: draft.values } },
        ),
    })
  }
  return <RecordFormDialog {...edited} resource="books" fields={bookFormFields} save={save} />
}

/**
 * Calls for the bulk action that edits books. `updateBook` does not invalidate the cached data of the book, because the
 * bulk action does this at its end.
 */
const batchCalls: OneshotCalls = {
  ...bulkOneshotCalls,
  updateBook: ({ id }, changes) => updateBookMetadata(id, changes),
}

/**
 * Creates a function that saves the changes of a book. If the book is a one-shot, the function first saves the changes
 * of the title, the summary and their locks to the series of the book (see {@link createOneshotPartSaver}).
 */
function createBookSaver() {
  const saveSeriesPart = createOneshotPartSaver()
  return async (book: Book, values: FormValues, changes: BookMetadataUpdate & FormValues, calls: OneshotCalls) => {
    await saveSeriesPart(book, values, changes, shared => calls.updateSeries({ id: book.seriesId }, shared))
    if (Object.keys(changes).length > 0) await calls.updateBook(book, changes)
  }
}
