import { ListFilter } from 'lucide-react'
import { type ReactNode, type Ref, useMemo, useRef, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { CardGridSkeleton } from '../../components/cards/CardGridSkeleton'
import type { CardKeyboardNavigationProps } from '../../components/cards/CoverCard'
import { Button } from '../../components/controls/Button'
import type { DataTableColumn } from '../../components/table/tableColumns'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { getSavedFilterListId } from '../../preferences/savedFilters'
import type { SavedListKind } from '../../preferences/savedListState'
import { AlphabetBar } from '../alphabet/AlphabetBar'
import type { AlphabetLetterData } from '../alphabet/alphabetLetters'
import { useAlphabetJump } from '../alphabet/useAlphabetJump'
import { ActiveFilterChips } from '../filters/ActiveFilterChips'
import { FilterDrawer } from '../filters/FilterDrawer'
import { FilterPanel } from '../filters/FilterPanel'
import { countSelectedFilterValues } from '../filters/filterState'
import type { FilterSuggestionScope } from '../filters/useFilterSuggestions'
import { useFetchListPage } from '../paging/useFetchListPage'
import { isRandomSort } from '../paging/useRandomRecords'
import type { ListQuery } from '../paging/useWindowedList'
import { SavedFiltersPanel } from '../savedFilters/SavedFiltersPanel'
import { ListSearchField } from '../search/ListSearchField'
import { CsvExportButton } from '../table/export/CsvExportButton'
import type { CsvColumn } from '../table/export/exportRowsAsCsv'
import styles from './BrowseList.module.css'
import { BrowseListItems } from './BrowseListItems'
import { BrowseListProvider } from './BrowseListProvider'
import { BrowseSortMenu } from './BrowseSortMenu'
import { BrowseViewPopover } from './BrowseViewPopover'
import { getListStateChangesForSearchText, type UseBrowseListStateResult } from './useBrowseListState'
import { useStoredColumnSettings } from './useStoredColumnSettings'

export type BrowseListProps<Item> = {
  resource: string
  label: string
  countText: (count: number) => string
  browsing: UseBrowseListStateResult
  /**
   * Kind and id of the list. The browser stores the column settings of the list under this key. If the list shows the
   * series or books of a library, the key also identifies its saved filters.
   */
  listKey: { kind: SavedListKind; id: string }
  /**
   * Library, collection, read list or series that contains the items. The filter panel limits its suggested values,
   * such as tags, to this scope if the server supports this limit. In a library or series, the filter panel does not
   * contain the filter by library, because all items are in the same library.
   */
  scope: FilterSuggestionScope
  /**
   * Filter and sort for the server request. If the user filters the list by a letter, the query is undefined while the
   * letters load.
   */
  query: ListQuery | undefined
  columns: readonly DataTableColumn<Item>[]
  /** CSV export. The file name begins with `name`. */
  csv: { name: string; columns: readonly CsvColumn<Item>[] }
  renderCard: (item: Item, slot: CardKeyboardNavigationProps, index: number) => ReactNode
  searchFields: readonly string[]
  /** Letters of the alphabet bar. Null while the letters load. Undefined if the list has no alphabet bar. */
  letters?: readonly AlphabetLetterData[] | null
  empty: ReactNode
  check?: (item: Item, index: number) => ReactNode
  actions?: (item: Item) => ReactNode
  selectionBar?: ReactNode
}

/**
 * List of series or books. Contains a toolbar, the active filters, the alphabet bar, and the items as cards or as a
 * table.
 */
export function BrowseList<Item extends RaRecord<string>>(props: BrowseListProps<Item>) {
  return (
    <BrowseListProvider<Item> resource={props.resource} controls={props.browsing} query={props.query}>
      <Layout {...props} />
    </BrowseListProvider>
  )
}

function Layout<Item extends RaRecord<string>>(props: BrowseListProps<Item>) {
  const { browsing, listKey, scope, letters, selectionBar } = props
  const [filtersOpen, setFiltersOpen] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)
  const closeFilters = () => {
    filterButton.current?.focus()
    setFiltersOpen(false)
  }
  const columns = useStoredColumnSettings(props.columns, listKey.kind, listKey.id)
  const alphabet = useAlphabetJump(browsing, letters)
  const savedFilterListId = getSavedFilterListId(listKey.kind, listKey.id)
  return (
    <div className={styles.browse} data-browse data-beside={filtersOpen || undefined}>
      <div className={styles.main} data-letters={alphabet.shown || undefined}>
        <BrowseToolbar
          {...props}
          columns={columns}
          filterButton={filterButton}
          filtersOpen={filtersOpen}
          onToggleFilters={() => setFiltersOpen(!filtersOpen)}
        />
        <ActiveFilterChips {...browsing} focusFallback={filterButton} />
        {alphabet.shown && (
          <div className={styles.letters}>
            <AlphabetBar letters={alphabet.letters} current={alphabet.current} onSelect={alphabet.select} />
          </div>
        )}
        {props.query ? (
          <BrowseListItems
            browsing={browsing}
            label={props.label}
            renderCard={props.renderCard}
            empty={props.empty}
            check={props.check}
            actions={props.actions}
            columns={columns}
            jump={alphabet.jump}
            indexOfKey={alphabet.indexOfKey}
            onTop={alphabet.onTop}
          />
        ) : (
          <CardGridSkeleton />
        )}
      </div>
      {selectionBar}
      <FilterDrawer open={filtersOpen} onClose={closeFilters}>
        {savedFilterListId !== undefined && <SavedFiltersPanel listId={savedFilterListId} {...browsing} />}
        <FilterPanel
          table={browsing.options.filters}
          filters={browsing.browse.filters}
          onChange={filters => browsing.change({ filters })}
          scope={scope}
        />
      </FilterDrawer>
    </div>
  )
}

type BrowseToolbarProps<Item> = Omit<BrowseListProps<Item>, 'columns'> & {
  columns: ReturnType<typeof useStoredColumnSettings<Item>>
  filterButton: Ref<HTMLButtonElement>
  filtersOpen: boolean
  onToggleFilters: () => void
}

function BrowseToolbar<Item extends RaRecord<string>>(props: BrowseToolbarProps<Item>) {
  const { browsing, query } = props
  return (
    <div className={styles.tools}>
      <ListSearchField
        text={browsing.browse.text}
        fields={props.searchFields}
        onSearch={text => browsing.change(getListStateChangesForSearchText(browsing, text))}
      />
      <ItemCount countText={props.countText} />
      <FilterButton
        ref={props.filterButton}
        browsing={browsing}
        open={props.filtersOpen}
        onToggle={props.onToggleFilters}
      />
      <BrowseSortMenu {...browsing} />
      <BrowseViewPopover {...browsing} columns={props.columns} />
      {query && <BrowseCsvExport<Item> resource={props.resource} query={query} csv={props.csv} />}
    </div>
  )
}

type BrowseCsvExportProps<Item> = Pick<BrowseListProps<Item>, 'resource' | 'csv'> & { query: ListQuery }

/**
 * Button that saves all items of the list as CSV. A list in random order is exported in the order of the creation date.
 */
function BrowseCsvExport<Item extends RaRecord<string>>({ resource, query, csv }: BrowseCsvExportProps<Item>) {
  const { total } = useListContext()
  const exportQuery = useMemo(
    () => (isRandomSort(query) ? { ...query, sort: { field: 'createdDate', order: 'ASC' as const } } : query),
    [query],
  )
  const fetchPage = useFetchListPage<Item>(resource, exportQuery)
  return (
    <span className={styles.export}>
      <CsvExportButton {...csv} fetchPage={fetchPage} disabled={!total} />
    </span>
  )
}

type FilterButtonProps = {
  browsing: UseBrowseListStateResult
  open: boolean
  onToggle: () => void
  ref: Ref<HTMLButtonElement>
}

function FilterButton({ browsing, open, onToggle, ref }: FilterButtonProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const count = Object.values(browsing.browse.filters).reduce(
    (sum, choice) => sum + countSelectedFilterValues(choice),
    0,
  )
  return (
    <Button ref={ref} variant={count > 0 ? 'tonal' : 'plain'} icon={ListFilter} aria-expanded={open} onClick={onToggle}>
      {count > 0 ? t('list.filters.button', { count, number: format.number(count) }) : t('list.filters.title')}
    </Button>
  )
}

function ItemCount({ countText }: { countText: (count: number) => string }) {
  const { total, isPlaceholderData } = useListContext()
  return (
    <p className={styles.count} aria-live="polite">
      {total !== undefined && <span data-old={isPlaceholderData || undefined}>{countText(total)}</span>}
    </p>
  )
}
