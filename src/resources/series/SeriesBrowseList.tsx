import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { ListSelectionBar } from '../../actions/selection/SelectionBar'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { parseCalendarDay, parseServerInstant } from '../../api/serverDates'
import type { CardKeyboardNavigationProps } from '../../components/cards/CoverCard'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Menu } from '../../components/overlays/Menu'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { useListSeriesGroups } from '../../generated/series/series.hooks'
import { type LocaleFormatters, useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { buildAlphabetLetters, buildLetterCondition } from '../../lists/alphabet/alphabetLetters'
import { useConfiguredAlphabetGroups } from '../../lists/alphabet/useConfiguredAlphabetGroups'
import { BrowseList } from '../../lists/browse/BrowseList'
import { type BrowseFiltersAndSorts, seriesFiltersAndSorts } from '../../lists/browse/browseListState'
import { buildServerSortParams } from '../../lists/browse/sortDefinitions'
import { type UseBrowseListStateResult, useBrowseListState } from '../../lists/browse/useBrowseListState'
import { buildSeriesCondition } from '../../lists/filters/filterConditions'
import { emptyFilterState, isFilterStateEmpty } from '../../lists/filters/filterState'
import type { FilterSuggestionScope } from '../../lists/filters/useFilterSuggestions'
import { useFilterTextContext } from '../../lists/filters/useFilterTextContext'
import type { ListQuery } from '../../lists/paging/useWindowedList'
import { seriesSearchFieldNames } from '../../lists/search/searchFieldNames'
import { SelectItemCheckbox } from '../../lists/selection/SelectItemCheckbox'
import { SelectionProvider } from '../../lists/selection/SelectionProvider'
import { useListSelectionStore } from '../../lists/selection/useListSelectionStore'
import type { OpenedFromListParams } from '../books'
import { createSeriesTableColumns } from './createSeriesTableColumns'
import { SeriesCard } from './SeriesCard'
import { seriesCsvColumns } from './seriesCsvColumns'
import type { SeriesListFilter } from './seriesDataSource'

type SeriesBrowseListProps = {
  /**
   * Library or collection whose series are listed. The id `all` means all libraries. For each library and collection,
   * the filters and sort that the user last selected are stored.
   */
  parent: { kind: 'library' | 'collection'; id: string }
  tables?: BrowseFiltersAndSorts
  /** Conditions that the series must meet in addition to the filters. The array must be memoized. */
  baseConditions: readonly SeriesCondition[]
  /**
   * URL parameters of the links from the list to its series. The parameters identify the list, so that the page of a
   * series can show links to the previous and next series in the list.
   */
  context?: OpenedFromListParams
  /** Whether the list has a bar with letters that filters the series by their first letter. The default is true. */
  hasAlphabet?: boolean
  /** Name of the library or collection. The name of the exported CSV file contains it. */
  exportName: string
  empty: ReactNode
}

/**
 * List of the series of a library or collection. The user can filter, sort and select the series, and filter them by
 * first letter.
 */
export function SeriesBrowseList({
  parent,
  tables = seriesFiltersAndSorts,
  baseConditions,
  context,
  exportName,
  empty,
  ...props
}: SeriesBrowseListProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const filterText = useFilterTextContext()
  const browsing = useBrowseListState(tables, parent)
  const { browse } = browsing
  const { letters, query } = useSeriesQuery(browsing, parent, baseConditions, props.hasAlphabet ?? true)
  const selection = useListSelectionStore<Series>('series', query)
  const columns = useMemo(
    () => createSeriesTableColumns({ ...filterText, format }, context),
    [filterText, format, context],
  )
  const { sortKey: sortBy } = browse.sort
  const csv = useMemo(() => ({ name: exportName, columns: seriesCsvColumns }), [exportName])
  const renderCard = useCallback(
    (series: Series, slot: CardKeyboardNavigationProps, index: number) => (
      <SeriesCard
        series={series}
        index={index}
        subtitle={sortValueText(sortBy, series, format)}
        context={context}
        {...slot}
      />
    ),
    [sortBy, format, context],
  )
  const isUnfiltered = isFilterStateEmpty(browse.filters) && browse.text === '' && browse.letter === undefined
  return (
    <SelectionProvider store={selection}>
      <BrowseList<Series>
        resource="series"
        label={t('resources.series.name')}
        countText={count => t('resources.series.count', { count })}
        browsing={browsing}
        listKey={parent.kind === 'library' ? parent : collectionColumnsKey}
        scope={suggestionScope(parent)}
        query={query}
        letters={letters}
        columns={columns}
        csv={csv}
        searchFields={seriesSearchFieldNames}
        renderCard={renderCard}
        check={renderRowCheckbox}
        selectionBar={
          <ListSelectionBar resource="series" store={selection} titleOf={({ metadata }) => metadata.title} />
        }
        actions={renderRowMenu}
        empty={isUnfiltered ? empty : <NoMatchesState {...browsing} />}
      />
    </SelectionProvider>
  )
}

/**
 * Storage key of the columns that the user selects in the series table of a collection. All collections share these
 * columns.
 */
const collectionColumnsKey = { kind: 'collection', id: 'all' } as const

function suggestionScope({ kind, id }: SeriesBrowseListProps['parent']): FilterSuggestionScope {
  if (kind === 'collection') return { collectionId: id }
  return id === 'all' ? {} : { libraryId: id }
}

/**
 * Returns the query for the series that match the filters, and the letters of the alphabet bar. If the user has
 * selected a letter, the query is undefined until the letters have loaded. If the letters cannot be loaded, the list
 * of letters is empty, and the query searches for titles that begin with the label of the selected letter.
 */
function useSeriesQuery(
  { browse, options }: UseBrowseListStateResult,
  { kind, id }: SeriesBrowseListProps['parent'],
  baseConditions: readonly SeriesCondition[],
  hasAlphabet: boolean,
) {
  const { filters, text, letter, sort } = browse
  const condition = useMemo(() => buildSeriesCondition(filters, ...baseConditions), [filters, baseConditions])
  const fullTextSearch = text || undefined
  const seriesSearch = { condition, fullTextSearch }
  // The id of the collection is in the query key, so that the letters are fetched again when the collection changes.
  const parent = kind === 'collection' ? { collectionId: id } : {}
  const { data: alphabetGroups, isError } = useListSeriesGroups(seriesSearch, {
    query: {
      queryKey: createOperationQueryKey('listSeriesGroups', { seriesSearch, ...parent }),
      meta: { shownBy: 'none' },
      enabled: hasAlphabet || letter !== undefined,
    },
  })
  const configuredGroups = useConfiguredAlphabetGroups()
  const letters = useMemo(() => {
    if (alphabetGroups) return buildAlphabetLetters(alphabetGroups, configuredGroups)
    return isError ? [] : null
  }, [alphabetGroups, configuredGroups, isError])
  const query = useMemo((): ListQuery | undefined => {
    if (letter !== undefined && !letters) return undefined
    const [first = '', ...thenBy] = buildServerSortParams(options.sorts, sort)
    const [field = '', direction] = first.split(',')
    const letterFilter = letter === undefined ? undefined : buildLetterCondition(letters ?? [], letter)
    const queryCondition = letterFilter ? buildSeriesCondition(filters, ...baseConditions, letterFilter) : condition
    const filter: SeriesListFilter = { condition: queryCondition, text: fullTextSearch, thenBy }
    if (kind === 'collection') filter.collectionId = id
    return { filter, sort: { field, order: direction === 'desc' ? 'DESC' : 'ASC' } }
  }, [letter, letters, options, sort, filters, baseConditions, condition, fullTextSearch, kind, id])
  return { letters: hasAlphabet ? letters : undefined, query }
}

/**
 * Returns, as text, the value by which the list is sorted, for example a date. The card shows this text as its
 * subtitle. Returns undefined if the card already shows the value in another place, or if the series has no such value.
 */
function sortValueText(sortBy: string, series: Series, format: LocaleFormatters): string | undefined {
  if (sortBy === 'added') return format.date(parseServerInstant(series.created))
  if (sortBy === 'updated') return format.date(parseServerInstant(series.lastModified))
  if (sortBy === 'released') return format.date(parseCalendarDay(series.booksMetadata.releaseDate)) || undefined
  return sortBy === 'folder' ? series.name : undefined
}

const renderRowCheckbox = (series: Series, index: number) => (
  <SelectItemCheckbox item={series} index={index} title={series.metadata.title} placement="row" />
)
const renderRowMenu = (series: Series) => <SeriesRowMenu series={series} />

function SeriesRowMenu({ series }: { series: Series }) {
  const t = useTranslate()
  const { title } = series.metadata
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('component.card.menu', { title })} />}>
      <ActionMenuItems resource="series" records={[{ record: series, title }]} />
    </Menu>
  )
}

function NoMatchesState({ change }: UseBrowseListStateResult) {
  const t = useTranslate()
  return (
    <EmptyState
      drawing="search"
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      action={
        <Button onClick={() => change({ filters: emptyFilterState, text: '', letter: undefined })}>
          {t('list.chip.clear')}
        </Button>
      }
    />
  )
}
