import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionMenuItems } from '../../../actions/ActionMenuItems'
import { SelectableList } from '../../../actions/selection/SelectableList'
import { parseCalendarDay, parseServerInstant } from '../../../api/serverDates'
import type { CardKeyboardNavigationProps } from '../../../components/cards/CoverCard'
import { Button } from '../../../components/controls/Button'
import { IconButton } from '../../../components/controls/IconButton'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { Menu } from '../../../components/overlays/Menu'
import type { Book, BookCondition } from '../../../generated/model.schemas'
import { useEnumText } from '../../../language/enumText'
import { type LocaleFormatters, useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { BrowseList } from '../../../lists/browse/BrowseList'
import {
  type BrowseFiltersAndSorts,
  type BrowseListState,
  bookFiltersAndSorts,
} from '../../../lists/browse/browseListState'
import { buildServerSortParams } from '../../../lists/browse/sortDefinitions'
import { useBrowseListState } from '../../../lists/browse/useBrowseListState'
import { buildBookCondition } from '../../../lists/filters/filterConditions'
import { emptyFilterState, isFilterStateEmpty } from '../../../lists/filters/filterState'
import type { FilterSuggestionScope } from '../../../lists/filters/useFilterSuggestions'
import type { ListQuery } from '../../../lists/paging/useWindowedList'
import { bookSearchFieldNames } from '../../../lists/search/searchFieldNames'
import { SelectItemCheckbox } from '../../../lists/selection/SelectItemCheckbox'
import type { SavedListKind } from '../../../preferences/savedListState'
import { BookCard } from '../BookCard'
import type { OpenedFromListParams } from '../bookLinks'
import type { BookListFilter } from '../booksDataSource'
import { formatFullBookTitle } from '../bookTitle'
import { bookCsvColumns } from './bookCsvColumns'
import { createBookTableColumns } from './createBookTableColumns'

type BookListParent = { kind: 'series' | 'readlist' | 'library'; id: string }

type BookBrowseListProps = {
  /**
   * Series, read list or library whose books are listed. The library id `all` means all libraries. The filters, sort
   * and layout that the user selects are stored only for read lists and libraries.
   */
  parent: BookListParent
  tables?: BrowseFiltersAndSorts
  /** Conditions that the books must meet in addition to the filters. The array must be memoized. */
  baseConditions: readonly BookCondition[]
  /**
   * URL parameters of all links to books. The parameters identify the list, so that the book page can show links to the
   * previous and the next book in the list.
   */
  context?: OpenedFromListParams
  /** Name of the series, read list or library. Used in the name of the exported CSV file. */
  exportName: string
  empty: ReactNode
}

/** List of the books of a series, read list or library. The user can filter, sort and select the books. */
export function BookBrowseList({
  parent,
  tables = bookFiltersAndSorts,
  baseConditions,
  context,
  exportName,
  empty,
}: BookBrowseListProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const showsSeriesTitle = parent.kind !== 'series'
  const { stateKey, columnsKey, scope } = useMemo(
    () => describeParent(parent.kind, parent.id),
    [parent.kind, parent.id],
  )
  const browsing = useBrowseListState(tables, stateKey)
  const { browse, change } = browsing
  const { filters, text, sort } = browse
  const query = useBookListQuery(tables, browse, baseConditions, scope.readListId)
  const enumText = useEnumText()
  const columns = useMemo(
    () => createBookTableColumns({ t, enumText, format }, { showsSeriesTitle, context }),
    [t, enumText, format, showsSeriesTitle, context],
  )
  const csv = useMemo(() => ({ name: exportName, columns: bookCsvColumns }), [exportName])
  const renderCard = useRenderBookCard(sort.sortKey, showsSeriesTitle, context)
  return (
    <SelectableList resource="books" query={query} titleOf={formatFullBookTitle}>
      {selectionBar => (
        <BrowseList<Book>
          resource="books"
          label={t('resources.books.name')}
          countText={count => t('resources.books.count', { count })}
          browsing={browsing}
          listKey={columnsKey}
          scope={scope}
          query={query}
          columns={columns}
          csv={csv}
          searchFields={bookSearchFieldNames}
          renderCard={renderCard}
          check={renderRowCheckbox}
          actions={renderRowMenu}
          selectionBar={selectionBar}
          empty={
            isFilterStateEmpty(filters) && text === '' ? (
              empty
            ) : (
              <NoMatchingBooksState onClearFilters={() => change({ filters: emptyFilterState, text: '' })} />
            )
          }
        />
      )}
    </SelectableList>
  )
}

type ListKey = { kind: SavedListKind; id: string }
type ParentDescription = {
  /** Key under which the filters, sort and layout are stored. Undefined if they are not stored. */
  stateKey?: ListKey
  /**
   * Key under which the columns of the table are stored. All series share a single key. All read lists share another
   * key. Each library has its own key.
   */
  columnsKey: ListKey
  scope: FilterSuggestionScope
}

function describeParent(kind: BookListParent['kind'], id: string): ParentDescription {
  switch (kind) {
    case 'series':
      return { columnsKey: { kind: 'books', id: 'all' }, scope: { seriesId: id } }
    case 'readlist':
      return { stateKey: { kind, id }, columnsKey: { kind, id: 'all' }, scope: { readListId: id } }
    case 'library': {
      const key: ListKey = { kind: 'libraryBooks', id }
      return { stateKey: key, columnsKey: key, scope: id === 'all' ? {} : { libraryId: id } }
    }
  }
}

function useBookListQuery(
  tables: BrowseFiltersAndSorts,
  { filters, text, sort }: BrowseListState,
  baseConditions: readonly BookCondition[],
  readListId: string | undefined,
): ListQuery {
  return useMemo(() => {
    const [first = '', ...thenBy] = buildServerSortParams(tables.sorts, sort)
    const [field = '', direction] = first.split(',')
    const filter: BookListFilter = {
      condition: buildBookCondition(filters, ...baseConditions),
      text: text || undefined,
      thenBy,
    }
    if (readListId !== undefined) filter.readListId = readListId
    return { filter, sort: { field, order: direction === 'desc' ? 'DESC' : 'ASC' } }
  }, [filters, text, sort, baseConditions, tables, readListId])
}

function useRenderBookCard(sortBy: string, showsSeriesTitle: boolean, context: OpenedFromListParams | undefined) {
  const format = useLocaleFormatters()
  return useCallback(
    (book: Book, slot: CardKeyboardNavigationProps, index: number) => (
      <BookCard
        book={book}
        index={index}
        subtitle={cardSubtitle(sortValueText(sortBy, book, format), book, showsSeriesTitle)}
        showsSeriesTitle={showsSeriesTitle}
        context={context}
        {...slot}
      />
    ),
    [sortBy, format, showsSeriesTitle, context],
  )
}

/**
 * Returns the subtitle of a card. The subtitle is the value by which the list is sorted. If the title of the card is
 * the series title, the subtitle starts with the number of the book.
 */
function cardSubtitle(sortValue: string | undefined, book: Book, showsSeriesTitle: boolean): string | undefined {
  const { number } = book.metadata
  if (!sortValue || !showsSeriesTitle || book.oneshot || number === '') return sortValue
  return `${number} · ${sortValue}`
}

function NoMatchingBooksState({ onClearFilters }: { onClearFilters: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      drawing="search"
      title={t('list.empty.title')}
      text={t('list.empty.books')}
      action={<Button onClick={onClearFilters}>{t('list.chip.clear')}</Button>}
    />
  )
}

const renderRowCheckbox = (book: Book, index: number) => (
  <SelectItemCheckbox item={book} index={index} title={book.metadata.title} placement="row" />
)
const renderRowMenu = (book: Book) => <BookRowMenu book={book} />

function BookRowMenu({ book }: { book: Book }) {
  const t = useTranslate()
  const title = formatFullBookTitle(book)
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('component.card.menu', { title })} />}>
      <ActionMenuItems resource="books" records={[{ record: book, title }]} />
    </Menu>
  )
}

/**
 * Returns, as text, the value by which the list is sorted, for example a date. The card shows this text as its
 * subtitle. Returns undefined if the card already shows the value in another place, or if the book has no value.
 */
function sortValueText(sortBy: string, book: Book, format: LocaleFormatters): string | undefined {
  if (sortBy === 'added') return format.date(parseServerInstant(book.created))
  if (sortBy === 'updated') return format.date(parseServerInstant(book.lastModified))
  if (sortBy === 'released') return format.date(parseCalendarDay(book.metadata.releaseDate)) || undefined
  if (sortBy === 'read') return format.date(parseServerInstant(book.readProgress?.readDate)) || undefined
  if (sortBy === 'size') return format.bytes(book.sizeBytes)
  return sortBy === 'file' ? book.name : undefined
}
