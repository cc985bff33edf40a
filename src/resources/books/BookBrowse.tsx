import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionItems } from '../../actions/ActionItems'
import { Selectable } from '../../actions/Selectable'
import { day, moment } from '../../api/dates'
import { Button } from '../../components/Button'
import type { CardSlot } from '../../components/Card'
import { EmptyState } from '../../components/EmptyState'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import type { Book, BookCondition } from '../../generated/model.schemas'
import { type Format, useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { BrowseList } from '../../lists/BrowseList'
import { bookTables } from '../../lists/browse'
import { bookCondition } from '../../lists/condition'
import { isEmpty, noFilters } from '../../lists/filters'
import { SelectCheck } from '../../lists/SelectCheck'
import { bookSearchFields } from '../../lists/searchFields'
import { serverSort } from '../../lists/sortTable'
import { useBrowse } from '../../lists/useBrowse'
import type { ListQuestion } from '../../lists/useSparseList'
import { BookCard } from './BookCard'
import { bookColumns } from './bookColumns'
import type { BookFilter } from './booksSource'
import { fullBookTitle } from './bookTitle'

type BookBrowseProps = {
  /** What the place itself demands, such as a series. An equal demand must be an equal object. */
  within: readonly BookCondition[]
  /** The library whose values filters offer. */
  libraryId: string
  /** What stands here when there are no books at all. */
  empty: ReactNode
}

/** The columns of lists of books are the same everywhere. */
const place = { kind: 'books', id: 'all' } as const

/** Books to browse: their filters and orders, covers or table. How they are looked at stands in the address alone. */
export function BookBrowse({ within, libraryId, empty }: BookBrowseProps) {
  const t = useTranslate()
  const format = useFormat()
  const browsing = useBrowse(bookTables)
  const { browse, change } = browsing
  const { filters, text, sort } = browse
  const question = useMemo((): ListQuestion => {
    const [first = '', ...thenBy] = serverSort(bookTables.sorts, sort)
    const [field = '', way] = first.split(',')
    const filter: BookFilter = { condition: bookCondition(filters, ...within), text: text || undefined, thenBy }
    return { filter, sort: { field, order: way === 'desc' ? 'DESC' : 'ASC' } }
  }, [filters, text, sort, within])
  const columns = useMemo(() => bookColumns({ t, format }), [t, format])
  const { by } = sort
  const renderCard = useCallback(
    (book: Book, slot: CardSlot, index: number) => (
      <BookCard book={book} index={index} line={lineFor(by, book, format)} {...slot} />
    ),
    [by, format],
  )
  const clear = <Button onClick={() => change({ filters: noFilters, text: '' })}>{t('list.chip.clear')}</Button>
  return (
    <Selectable noun="books" question={question} titleOf={fullBookTitle}>
      {selectionBar => (
        <BrowseList<Book>
          resource="books"
          label={t('resources.books.name')}
          countText={count => t('resources.books.count', { count })}
          browsing={browsing}
          place={place}
          libraryId={libraryId}
          question={question}
          columns={columns}
          searchFields={bookSearchFields}
          renderCard={renderCard}
          check={rowCheck}
          actions={rowMenu}
          selectionBar={selectionBar}
          empty={
            isEmpty(filters) && text === '' ? (
              empty
            ) : (
              <EmptyState drawing="search" title={t('list.empty.title')} text={t('list.empty.books')} action={clear} />
            )
          }
        />
      )}
    </Selectable>
  )
}

const rowCheck = (book: Book, index: number) => (
  <SelectCheck item={book} index={index} title={book.metadata.title} on="row" />
)
const rowMenu = (book: Book) => <RowMenu book={book} />

function RowMenu({ book }: { book: Book }) {
  const t = useTranslate()
  const title = fullBookTitle(book)
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('component.card.menu', { title })} />}>
      <ActionItems noun="books" things={[{ record: book, title }]} />
    </Menu>
  )
}

/** The quiet line says by what the list is ordered, where that is not in sight already. */
function lineFor(by: string, book: Book, format: Format): string | undefined {
  if (by === 'added') return format.date(moment(book.created))
  if (by === 'updated') return format.date(moment(book.lastModified))
  if (by === 'released') return format.date(day(book.metadata.releaseDate)) || undefined
  if (by === 'read') return format.date(moment(book.readProgress?.readDate)) || undefined
  if (by === 'size') return format.bytes(book.sizeBytes)
  return by === 'file' ? book.name : undefined
}
