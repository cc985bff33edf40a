import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ActionItems } from '../../actions/ActionItems'
import { SelectionBar } from '../../actions/SelectionBar'
import { day, moment } from '../../api/dates'
import { Button } from '../../components/Button'
import type { CardSlot } from '../../components/Card'
import { EmptyState } from '../../components/EmptyState'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { useListSeriesGroups } from '../../generated/series/series.hooks'
import { type Format, useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { BrowseList } from '../../lists/BrowseList'
import { seriesTables } from '../../lists/browse'
import { seriesCondition } from '../../lists/condition'
import { isEmpty, noFilters } from '../../lists/filters'
import { letterCondition, lettersOf } from '../../lists/letters'
import { SelectCheck } from '../../lists/SelectCheck'
import { SelectionArea } from '../../lists/SelectionArea'
import { seriesSearchFields } from '../../lists/searchFields'
import { serverSort } from '../../lists/sortTable'
import { type Browsing, useBrowse } from '../../lists/useBrowse'
import { useListChoosing } from '../../lists/useListChoosing'
import type { ListQuestion } from '../../lists/useSparseList'
import { useWording } from '../../lists/useWording'
import { SeriesCard } from './SeriesCard'
import { seriesColumns } from './seriesColumns'
import type { SeriesFilter } from './seriesSource'

type SeriesBrowseProps = {
  /** Of one library, or `all`. */
  libraryId: string
  /** What the place itself demands. An equal demand must be an equal object. */
  within: readonly SeriesCondition[]
  /** What stands here when there are no series at all. */
  empty: ReactNode
}

/** All series of a library to browse: every filter and order, covers or table, letters, saved filters. */
export function SeriesBrowse({ libraryId, within, empty }: SeriesBrowseProps) {
  const t = useTranslate()
  const format = useFormat()
  const wording = useWording()
  const place = useMemo(() => ({ kind: 'library' as const, id: libraryId }), [libraryId])
  const browsing = useBrowse(seriesTables, place)
  const { browse } = browsing
  const { letters, question } = useQuestion(browsing, within)
  const chosen = useListChoosing<Series>('series', question)
  const columns = useMemo(() => seriesColumns({ ...wording, format }), [wording, format])
  const { by } = browse.sort
  const renderCard = useCallback(
    (series: Series, slot: CardSlot, index: number) => (
      <SeriesCard series={series} index={index} line={lineFor(by, series, format)} {...slot} />
    ),
    [by, format],
  )
  const plain = isEmpty(browse.filters) && browse.text === '' && browse.letter === undefined
  return (
    <SelectionArea choosing={chosen}>
      <BrowseList<Series>
        resource="series"
        label={t('resources.series.name')}
        countText={count => t('resources.series.count', { count })}
        browsing={browsing}
        place={place}
        libraryId={libraryId === 'all' ? undefined : libraryId}
        question={question}
        letters={letters ?? null}
        columns={columns}
        searchFields={seriesSearchFields}
        renderCard={renderCard}
        check={rowCheck}
        selectionBar={total => (
          <SelectionBar noun="series" choosing={chosen} total={total} titleOf={({ metadata }) => metadata.title} />
        )}
        actions={rowMenu}
        empty={plain ? empty : <NoMatch {...browsing} />}
      />
    </SelectionArea>
  )
}

/** What is asked of the server; the letters are those of the list without the one asked for. */
function useQuestion({ browse, tables }: Browsing, within: readonly SeriesCondition[]) {
  const { filters, text, letter, sort } = browse
  const condition = useMemo(() => seriesCondition(filters, ...within), [filters, within])
  const fullTextSearch = text || undefined
  const groups = useListSeriesGroups({ condition, fullTextSearch }, { query: { meta: { shownBy: 'nobody' } } }).data
  const letters = useMemo(() => groups && lettersOf(groups), [groups])
  const question = useMemo((): ListQuestion | undefined => {
    if (letter !== undefined && !letters) return undefined
    const [first = '', ...thenBy] = serverSort(tables.sorts, sort)
    const [field = '', way] = first.split(',')
    const begins = letter === undefined ? undefined : letterCondition(letters ?? [], letter)
    const asked = begins ? seriesCondition(filters, ...within, begins) : condition
    const filter: SeriesFilter = { condition: asked, text: fullTextSearch, thenBy }
    return { filter, sort: { field, order: way === 'desc' ? 'DESC' : 'ASC' } }
  }, [letter, letters, tables, sort, filters, within, condition, fullTextSearch])
  return { letters, question }
}

/** The quiet line says by what the list is ordered, where that is not in sight already. */
function lineFor(by: string, series: Series, format: Format): string | undefined {
  if (by === 'added') return format.date(moment(series.created))
  if (by === 'updated') return format.date(moment(series.lastModified))
  if (by === 'released') return format.date(day(series.booksMetadata.releaseDate)) || undefined
  return by === 'folder' ? series.name : undefined
}

const rowCheck = (series: Series, index: number) => (
  <SelectCheck item={series} index={index} title={series.metadata.title} on="row" />
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

function NoMatch({ change }: Browsing) {
  const t = useTranslate()
  return (
    <EmptyState
      drawing="search"
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      action={
        <Button onClick={() => change({ filters: noFilters, text: '', letter: undefined })}>
          {t('list.chip.clear')}
        </Button>
      }
    />
  )
}
