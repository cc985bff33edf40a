import { startBulk } from '../../actions/bulkRuns'
import { afterWrite } from '../../api/changes'
import { onLiveEvent } from '../../api/liveEvents'
import { ComingDialog } from '../../dialogs/ComingDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { useRecordsNow } from '../../dialogs/useRecordsNow'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import { updateBookMetadata } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { usePosterDraft } from '../thumbnails'
import { booksNow } from './booksNow'
import { fullBookTitle } from './bookTitle'
import { bookFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editBooks: { asks: { books: readonly Book[] }; answers: true }
  }
}

/** Edits the metadata of one book, with its posters, or of many at once. Answers `true` when it was saved. */
export function EditBooksDialog({ asks, answer }: DialogProps<'editBooks'>) {
  const t = useTranslate()
  const [only] = asks.books
  const {
    records: books,
    failure,
    readAgain,
  } = useRecordsNow({
    known: asks.books,
    read: booksNow,
    onChanged: changed => onLiveEvent('BookChanged', ({ bookId }) => changed(bookId)),
  })
  const title =
    only && asks.books.length === 1
      ? t('dialog.editSeries.titleOne', { title: fullBookTitle(only) })
      : t('dialog.editBooks.titleMany', { count: asks.books.length })
  const retry = () => void readAgain().catch(() => undefined)
  if (!books?.[0]) return <ComingDialog title={title} failure={failure} onRetry={retry} onClose={() => answer()} />
  const props: FormProps = {
    title,
    records: metadataOf(books),
    readAgain: async () => metadataOf(await readAgain()),
    onClose: answer,
  }
  return books.length === 1 ? <One {...props} id={books[0].id} /> : <Many {...props} books={books} />
}

type FormProps = {
  title: string
  records: Values[]
  readAgain: () => Promise<Values[]>
  onClose: (saved?: true) => void
}

function One({ id, ...props }: FormProps & { id: string }) {
  const posters = usePosterDraft('books', id)
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    const changes = changesFor(record, draft, bookFields)
    if (Object.keys(changes).length > 0) {
      await updateBookMetadata(id, changes)
      await afterWrite('updateBookMetadata', { bookId: id })
    }
    await posters.save()
  }
  return <EditDialog {...props} noun="books" fields={bookFields} save={save} extra={posters.section} />
}

/** Many are saved after the dialog is closed; how far it is, and what failed, is told as of everything done to many. */
function Many({ books, ...props }: FormProps & { books: readonly Book[] }) {
  const save = async (draft: Draft, records: readonly Values[]) => {
    const changes = books.map((book, at) => ({
      id: book.id,
      title: fullBookTitle(book),
      body: changesFor(records[at] ?? {}, draft, bookFields),
    }))
    const changed = changes.filter(({ body }) => Object.keys(body).length > 0)
    const bodies = new Map(changed.map(({ id, body }) => [id, body]))
    void startBulk({
      name: 'editBooks',
      operation: 'updateBookMetadata',
      total: changed.length,
      things: changed,
      call: ({ id }) => updateBookMetadata(id, bodies.get(id) ?? {}),
    })
  }
  return <EditDialog {...props} noun="books" fields={bookFields} save={save} />
}

const metadataOf = (books: readonly Book[]): Values[] => books.map(({ metadata }) => ({ ...metadata }))
