import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionItems } from '../../actions/ActionItems'
import { ListSelectionBar } from '../../actions/selection/SelectionBar'
import { parseCalendarDay, parseInstant } from '../../api/dates'
import type { CardSlot } from '../../components/cards/Card'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Menu } from '../../components/overlays/Menu'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { useListSeriesGroups } from '../../generated/series/series.hooks'
import { type Format, useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { alphabetOf, letterCondition } from '../../lists/alphabet/alphabet'
import { BrowseList } from '../../lists/browse/BrowseList'
import { type ListTables, seriesTables } from '../../lists/browse/browseState'
import { serverSort } from '../../lists/browse/sortTable'
import { type BrowseControls, useBrowse } from '../../lists/browse/useBrowse'
import { seriesCondition } from '../../lists/filters/condition'
import { emptyFilters, isFilterEmpty } from '../../lists/filters/filterState'
import type { SuggestionScope } from '../../lists/filters/suggestions'
import { useFilterText } from '../../lists/filters/useFilterText'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { seriesSearchFields } from '../../lists/search/searchFields'
import { SelectCheckbox } from '../../lists/selection/SelectCheckbox'
import { SelectionContextProvider } from '../../lists/selection/SelectionContext'
import { useListSelection } from '../../lists/selection/useListSelection'
import type { ReadingContext } from '../books'
import { SeriesCard } from './SeriesCard'
import { seriesColumns } from './seriesColumns'
import type { SeriesFilter } from './seriesSource'

type SeriesBrowseProps = {
  /** Library (or `all`) or collection of the series. View settings are stored per parent. */
  place: { kind: 'library' | 'collection'; id: string }
  /** Available filters and sorts. */
  tables?: ListTables
  /** Conditions in addition to the filters. Must be referentially stable, like `context`. */
  within: readonly SeriesCondition[]
  /** Reading context of the links to the series. */
  context?: ReadingContext
  /** Shows the alphabet bar; true by default. */
  letters?: boolean
  /** Shown for an empty list without filters. */
  empty: ReactNode
}

/** Browsable list of the series of a library or collection: filters, sorts, cover grid or table, alphabet bar, selection. */
export function SeriesBrowse({ place, tables = seriesTables, within, context, empty, ...props }: SeriesBrowseProps) {
  const t = useTranslate()
  const format = useFormat()
  const wording = useFilterText()
  const browsing = useBrowse(tables, place)
  const { browse } = browsing
  const { letters, query } = useQuestion(browsing, place, within, props.letters ?? true)
  const chosen = useListSelection<Series>('series', query)
  const columns = useMemo(() => seriesColumns({ ...wording, format }, context), [wording, format, context])
  const { by } = browse.sort
  const renderCard = useCallback(
    (series: Series, slot: CardSlot, index: number) => (
      <SeriesCard series={series} index={index} line={lineFor(by, series, format)} context={context} {...slot} />
    ),
    [by, format, context],
  )
  const plain = isFilterEmpty(browse.filters) && browse.text === '' && browse.letter === undefined
  return (
    <SelectionContextProvider choosing={chosen}>
      <BrowseList<Series>
        resource="series"
        label={t('resources.series.name')}
        countText={count => t('resources.series.count', { count })}
        browsing={browsing}
        place={place.kind === 'library' ? place : columnsOfSets}
        scope={scopeOf(place)}
        question={query}
        letters={letters}
        columns={columns}
        searchFields={seriesSearchFields}
        renderCard={renderCard}
        check={rowCheck}
        selectionBar={<ListSelectionBar noun="series" choosing={chosen} titleOf={({ metadata }) => metadata.title} />}
        actions={rowMenu}
        empty={plain ? empty : <NoMatch {...browsing} />}
      />
    </SelectionContextProvider>
  )
}

/** Storage key of the table columns: shared by all collections. */
const columnsOfSets = { kind: 'collection', id: 'all' } as const

function scopeOf({ kind, id }: SeriesBrowseProps['place']): SuggestionScope {
  if (kind === 'collection') return { collectionId: id }
  return id === 'all' ? {} : { libraryId: id }
}

/**
 * List query for the current filters, and the alphabet of the list without its letter filter. The query is undefined until the
 * alphabet has loaded if a letter is active.
 */
function useQuestion(
  { browse, tables }: BrowseControls,
  { kind, id }: SeriesBrowseProps['place'],
  within: readonly SeriesCondition[],
  hasLetters: boolean,
) {
  const { filters, text, letter, sort } = browse
  const condition = useMemo(() => seriesCondition(filters, ...within), [filters, within])
  const fullTextSearch = text || undefined
  const groups = useListSeriesGroups(
    { condition, fullTextSearch },
    { query: { meta: { shownBy: 'nobody' }, enabled: hasLetters || letter !== undefined } },
  ).data
  const letters = useMemo(() => (groups ? alphabetOf(groups) : null), [groups])
  const query = useMemo((): ListQuery | undefined => {
    if (letter !== undefined && !letters) return undefined
    const [first = '', ...thenBy] = serverSort(tables.sorts, sort)
    const [field = '', way] = first.split(',')
    const begins = letter === undefined ? undefined : letterCondition(letters ?? [], letter)
    const asked = begins ? seriesCondition(filters, ...within, begins) : condition
    const filter: SeriesFilter = { condition: asked, text: fullTextSearch, thenBy }
    if (kind === 'collection') filter.collectionId = id
    return { filter, sort: { field, order: way === 'desc' ? 'DESC' : 'ASC' } }
  }, [letter, letters, tables, sort, filters, within, condition, fullTextSearch, kind, id])
  return { letters: hasLetters ? letters : undefined, query }
}

/** Value of the current sort as card subtitle; undefined for sorts the card shows anyway. */
function lineFor(by: string, series: Series, format: Format): string | undefined {
  if (by === 'added') return format.date(parseInstant(series.created))
  if (by === 'updated') return format.date(parseInstant(series.lastModified))
  if (by === 'released') return format.date(parseCalendarDay(series.booksMetadata.releaseDate)) || undefined
  return by === 'folder' ? series.name : undefined
}

const rowCheck = (series: Series, index: number) => (
  <SelectCheckbox item={series} index={index} title={series.metadata.title} on="row" />
)
const rowMenu = (series: Series) => <RowMenu series={series} />

function RowMenu({ series }: { series: Series }) {
  const t = useTranslate()
  const { title } = series.metadata
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('component.card.menu', { title })} />}>
      <ActionItems noun="series" things={[{ record: series, title }]} />
    </Menu>
  )
}

function NoMatch({ change }: BrowseControls) {
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
