import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionItems } from '../../../actions/ActionItems'
import { Selectable } from '../../../actions/selection/Selectable'
import { parseCalendarDay, parseInstant } from '../../../api/dates'
import type { CardSlot } from '../../../components/cards/Card'
import { Button } from '../../../components/controls/Button'
import { IconButton } from '../../../components/controls/IconButton'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { Menu } from '../../../components/overlays/Menu'
import type { Book, BookCondition } from '../../../generated/model.schemas'
import { useEnumText } from '../../../language/enumText'
import { type Format, useFormat } from '../../../language/format'
import { useTranslate } from '../../../language/useTranslate'
import { BrowseList } from '../../../lists/browse/BrowseList'
import { bookTables, type ListTables } from '../../../lists/browse/browseState'
import { serverSort } from '../../../lists/browse/sortTable'
import { useBrowse } from '../../../lists/browse/useBrowse'
import { bookCondition } from '../../../lists/filters/condition'
import { emptyFilters, isFilterEmpty } from '../../../lists/filters/filterState'
import type { ListQuery } from '../../../lists/paging/useSparseList'
import { bookSearchFields } from '../../../lists/search/searchFields'
import { SelectCheckbox } from '../../../lists/selection/SelectCheckbox'
import { BookCard } from '../BookCard'
import type { ReadingContext } from '../bookLinks'
import type { BookFilter } from '../booksSource'
import { fullBookTitle } from '../bookTitle'
import { bookColumns } from './bookColumns'

type BookBrowseProps = {
  /** Series or read list of the books. View settings of a read list are stored; those of a series are in the URL only. */
  of: { kind: 'series' | 'readlist'; id: string }
  /** Available filters and sorts. */
  tables?: ListTables
  /** Conditions in addition to the filters. Must be referentially stable, like `context`. */
  within: readonly BookCondition[]
  /** Reading context of the links to the books. */
  context?: ReadingContext
  /** Shown for an empty list without filters. */
  empty: ReactNode
}

/**
 * Browsable list of the books of a series or read list: filters, sorts, cover grid or table, selection. Read lists show series
 * titles.
 */
export function BookBrowse({ of, tables = bookTables, within, context, empty }: BookBrowseProps) {
  const t = useTranslate()
  const format = useFormat()
  const amongOthers = of.kind === 'readlist'
  const memory = useMemo(() => (of.kind === 'readlist' ? { kind: of.kind, id: of.id } : undefined), [of.kind, of.id])
  const browsing = useBrowse(tables, memory)
  const { browse, change } = browsing
  const { filters, text, sort } = browse
  const question = useMemo((): ListQuery => {
    const [first = '', ...thenBy] = serverSort(tables.sorts, sort)
    const [field = '', way] = first.split(',')
    const filter: BookFilter = { condition: bookCondition(filters, ...within), text: text || undefined, thenBy }
    if (memory) filter.readListId = memory.id
    return { filter, sort: { field, order: way === 'desc' ? 'DESC' : 'ASC' } }
  }, [filters, text, sort, within, tables, memory])
  const enumText = useEnumText()
  const columns = useMemo(
    () => bookColumns({ t, enumText, format }, { amongOthers, context }),
    [t, enumText, format, amongOthers, context],
  )
  const { by } = sort
  const renderCard = useCallback(
    (book: Book, slot: CardSlot, index: number) => (
      <BookCard
        book={book}
        index={index}
        line={lineFor(by, book, format)}
        amongOthers={amongOthers}
        context={context}
        {...slot}
      />
    ),
    [by, format, amongOthers, context],
  )
  const clear = <Button onClick={() => change({ filters: emptyFilters, text: '' })}>{t('list.chip.clear')}</Button>
  return (
    <Selectable noun="books" question={question} titleOf={fullBookTitle}>
      {selectionBar => (
        <BrowseList<Book>
          resource="books"
          label={t('resources.books.name')}
          countText={count => t('resources.books.count', { count })}
          browsing={browsing}
          place={amongOthers ? columnsOfReadLists : columnsOfSeries}
          scope={amongOthers ? { readListId: of.id } : { seriesId: of.id }}
          question={question}
          columns={columns}
          searchFields={bookSearchFields}
          renderCard={renderCard}
          check={rowCheck}
          actions={rowMenu}
          selectionBar={selectionBar}
          empty={
            isFilterEmpty(filters) && text === '' ? (
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

/** Storage keys of the table columns: shared by all series, and by all read lists. */
const columnsOfSeries = { kind: 'books', id: 'all' } as const
const columnsOfReadLists = { kind: 'readlist', id: 'all' } as const

const rowCheck = (book: Book, index: number) => (
  <SelectCheckbox item={book} index={index} title={book.metadata.title} on="row" />
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

/** Value of the current sort as card subtitle; undefined for sorts the card shows anyway. */
function lineFor(by: string, book: Book, format: Format): string | undefined {
  if (by === 'added') return format.date(parseInstant(book.created))
  if (by === 'updated') return format.date(parseInstant(book.lastModified))
  if (by === 'released') return format.date(parseCalendarDay(book.metadata.releaseDate)) || undefined
  if (by === 'read') return format.date(parseInstant(book.readProgress?.readDate)) || undefined
  if (by === 'size') return format.bytes(book.sizeBytes)
  return by === 'file' ? book.name : undefined
}
