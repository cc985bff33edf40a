import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { ListSelectionBar } from '../../actions/selection/SelectionBar'
import { parseCalendarDay, parseInstant } from '../../api/serverDates'
import type { CardFocusProps } from '../../components/cards/Card'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Menu } from '../../components/overlays/Menu'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { useListSeriesGroups } from '../../generated/series/series.hooks'
import { type LocaleFormat, useLocaleFormat } from '../../language/localeFormat'
import { useTranslate } from '../../language/useTranslate'
import { buildAlphabet, buildLetterCondition } from '../../lists/alphabet/alphabet'
import { useSeriesGroups } from '../../lists/alphabet/useSeriesGroups'
import { BrowseList } from '../../lists/browse/BrowseList'
import { type BrowseOptions, seriesBrowseOptions } from '../../lists/browse/browseState'
import { toServerSort } from '../../lists/browse/sortTable'
import { type BrowseControls, useBrowseControls } from '../../lists/browse/useBrowseControls'
import { buildSeriesCondition } from '../../lists/filters/filterConditions'
import { emptyFilters, isFilterStateEmpty } from '../../lists/filters/filterState'
import type { SuggestionScope } from '../../lists/filters/useFilterSuggestions'
import { useFilterTextContext } from '../../lists/filters/useFilterTextContext'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { seriesSearchFields } from '../../lists/search/searchFields'
import { SelectCheckbox } from '../../lists/selection/SelectCheckbox'
import { SelectionProvider } from '../../lists/selection/SelectionProvider'
import { useListSelectionStore } from '../../lists/selection/useListSelectionStore'
import type { ReadingContext } from '../books'
import { SeriesCard } from './SeriesCard'
import { seriesColumns } from './seriesColumns'
import type { SeriesListFilter } from './seriesDataSource'

type SeriesBrowseListProps = {
  /** Library (or `all`) or collection of the series. View settings are stored per parent. */
  parent: { kind: 'library' | 'collection'; id: string }
  /** Available filters and sorts. */
  tables?: BrowseOptions
  /** Conditions in addition to the filters. Must be referentially stable, like `context`. */
  baseConditions: readonly SeriesCondition[]
  /** Reading context of the links to the series. */
  context?: ReadingContext
  /** Shows the alphabet bar; true by default. */
  hasAlphabet?: boolean
  /** Shown for an empty list without filters. */
  empty: ReactNode
}

/** Browsable list of the series of a library or collection: filters, sorts, cover grid or table, alphabet bar, selection. */
export function SeriesBrowseList({
  parent,
  tables = seriesBrowseOptions,
  baseConditions,
  context,
  empty,
  ...props
}: SeriesBrowseListProps) {
  const t = useTranslate()
  const format = useLocaleFormat()
  const filterText = useFilterTextContext()
  const browsing = useBrowseControls(tables, parent)
  const { browse } = browsing
  const { letters, query } = useSeriesQuery(browsing, parent, baseConditions, props.hasAlphabet ?? true)
  const selection = useListSelectionStore<Series>('series', query)
  const columns = useMemo(() => seriesColumns({ ...filterText, format }, context), [filterText, format, context])
  const { sortKey: sortBy } = browse.sort
  const renderCard = useCallback(
    (series: Series, slot: CardFocusProps, index: number) => (
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
        searchFields={seriesSearchFields}
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

/** Storage key of the table columns: shared by all collections. */
const collectionColumnsKey = { kind: 'collection', id: 'all' } as const

function suggestionScope({ kind, id }: SeriesBrowseListProps['parent']): SuggestionScope {
  if (kind === 'collection') return { collectionId: id }
  return id === 'all' ? {} : { libraryId: id }
}

/**
 * List query for the current filters, and the alphabet of the list without its letter filter. The query is undefined until the
 * alphabet has loaded if a letter is active.
 */
function useSeriesQuery(
  { browse, options }: BrowseControls,
  { kind, id }: SeriesBrowseListProps['parent'],
  baseConditions: readonly SeriesCondition[],
  hasAlphabet: boolean,
) {
  const { filters, text, letter, sort } = browse
  const condition = useMemo(() => buildSeriesCondition(filters, ...baseConditions), [filters, baseConditions])
  const fullTextSearch = text || undefined
  const alphabetGroups = useListSeriesGroups(
    { condition, fullTextSearch },
    { query: { meta: { shownBy: 'none' }, enabled: hasAlphabet || letter !== undefined } },
  ).data
  const configuredGroups = useSeriesGroups()
  const letters = useMemo(
    () => (alphabetGroups ? buildAlphabet(alphabetGroups, configuredGroups) : null),
    [alphabetGroups, configuredGroups],
  )
  const query = useMemo((): ListQuery | undefined => {
    if (letter !== undefined && !letters) return undefined
    const [first = '', ...thenBy] = toServerSort(options.sorts, sort)
    const [field = '', direction] = first.split(',')
    const letterFilter = letter === undefined ? undefined : buildLetterCondition(letters ?? [], letter)
    const queryCondition = letterFilter ? buildSeriesCondition(filters, ...baseConditions, letterFilter) : condition
    const filter: SeriesListFilter = { condition: queryCondition, text: fullTextSearch, thenBy }
    if (kind === 'collection') filter.collectionId = id
    return { filter, sort: { field, order: direction === 'desc' ? 'DESC' : 'ASC' } }
  }, [letter, letters, options, sort, filters, baseConditions, condition, fullTextSearch, kind, id])
  return { letters: hasAlphabet ? letters : undefined, query }
}

/** Value of the current sort as card subtitle; undefined for sorts the card shows anyway. */
function sortValueText(sortBy: string, series: Series, format: LocaleFormat): string | undefined {
  if (sortBy === 'added') return format.date(parseInstant(series.created))
  if (sortBy === 'updated') return format.date(parseInstant(series.lastModified))
  if (sortBy === 'released') return format.date(parseCalendarDay(series.booksMetadata.releaseDate)) || undefined
  return sortBy === 'folder' ? series.name : undefined
}

const renderRowCheckbox = (series: Series, index: number) => (
  <SelectCheckbox item={series} index={index} title={series.metadata.title} placement="row" />
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

function NoMatchesState({ change }: BrowseControls) {
  const t = useTranslate()
  return (
    <EmptyState
      drawing="search"
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      action={
        <Button onClick={() => change({ filters: emptyFilters, text: '', letter: undefined })}>
          {t('list.chip.clear')}
        </Button>
      }
    />
  )
}
