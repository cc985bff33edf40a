import { saveBatch } from '../../../actions/bulk/saveBatch'
import { onLiveEvent } from '../../../api/live/liveEvents'
import type { DialogProps } from '../../../dialogs/dialogs'
import { EditDialog } from '../../../dialogs/EditDialog'
import { type EditedRecords, EditRecordsDialog } from '../../../dialogs/EditRecordsDialog'
import { changesFor, type FormDraft, type FormValues } from '../../../forms/formDraft'
import { updateBookMetadata } from '../../../generated/books/books.calls'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { useUpdateRecord } from '../../../lists/record/recordMutations'
import { usePosterDraft } from '../../thumbnails'
import { fullBookTitle } from '../bookTitle'
import { refetchBooks } from '../refetchBooks'
import { bookFields } from './fields'

declare module '../../../dialogs/dialogs' {
  interface Dialogs {
    editBooks: { asks: { books: readonly Book[] }; answers: true }
  }
}

/** Edits the metadata of one book with its posters, or of several books. Results in `true` after saving. */
export function EditBooksDialog({ asks, answer }: DialogProps<'editBooks'>) {
  const t = useTranslate()
  const [only] = asks.books
  const title =
    only && asks.books.length === 1
      ? t('dialog.editSeries.titleOne', { title: fullBookTitle(only) })
      : t('dialog.editBooks.titleMany', { count: asks.books.length })
  return (
    <EditRecordsDialog
      title={title}
      known={asks.books}
      read={refetchBooks}
      onChanged={onBookChanged}
      valuesOf={({ metadata }) => metadata}
      onClose={answer}
    >
      {(edited, books) => {
        const [book] = books
        return book && books.length === 1 ? <One {...edited} book={book} /> : <Many {...edited} books={books} />
      }}
    </EditRecordsDialog>
  )
}

const onBookChanged = (changed: (id: string) => void) => onLiveEvent('BookChanged', ({ bookId }) => changed(bookId))

function One({ book, ...edited }: EditedRecords & { book: Book }) {
  const posters = usePosterDraft('books', book.id)
  const update = useUpdateRecord('books')
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    const changes = changesFor(record, draft, bookFields)
    if (Object.keys(changes).length > 0) await update(book, changes)
    await posters.save()
  }
  return <EditDialog {...edited} noun="books" fields={bookFields} save={save} extra={posters.section} />
}

function Many({ books, ...edited }: EditedRecords & { books: readonly Book[] }) {
  const save = async (draft: FormDraft, records: readonly FormValues[]) =>
    saveBatch({
      name: 'editBooks',
      operation: 'updateBookMetadata',
      things: books.map((book, at) => ({
        id: book.id,
        title: fullBookTitle(book),
        changes: changesFor(records[at] ?? {}, draft, bookFields),
      })),
      save: ({ id, changes }) => updateBookMetadata(id, changes),
    })
  return <EditDialog {...edited} noun="books" fields={bookFields} save={save} />
}
