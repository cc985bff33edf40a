import { Shuffle } from 'lucide-react'
import type { RaRecord } from 'ra-core'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { errorText } from '../../api/errorText'
import type { CardSlot } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { GridSkeleton } from '../../components/cards/GridSkeleton'
import { Button } from '../../components/controls/Button'
import { FailedState } from '../../components/feedback/FailedState'
import type { ListHandle } from '../../components/scrolling/listHandle'
import { DataTable } from '../../components/table/DataTable'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import type { ScrollRequest } from '../alphabet/useAlphabetJump'
import { PagerBar } from '../paging/PagerBar'
import { isRandomSort, useRandomPick } from '../paging/randomPick'
import { usePagedList } from '../paging/usePagedList'
import { usePreviousData } from '../paging/usePreviousData'
import { type ListQuery, type SparseList, useSparseList } from '../paging/useSparseList'
import { SelectAllCheckbox } from '../selection/SelectAllCheckbox'
import { useSelectionStore } from '../selection/SelectionContext'
import type { BrowseListProps } from './BrowseList'
import styles from './BrowseList.module.css'
import { nextSort } from './sortTable'
import type { BrowseControls } from './useBrowse'
import type { TableColumns } from './useTableColumns'

type BrowseItemsProps<Item> = Omit<BrowseListProps<Item>, 'columns' | 'question'> & {
  question: ListQuery
  columns: TableColumns<Item>
  jump?: ScrollRequest
  indexOfKey?: (key: string) => number | undefined
  onTop?: (index: number, count: number) => void
  onTotal: (total: number | undefined) => void
}

/** The items of a list: endless or paged, as cards or as a table. A new query remounts it. */
export function BrowseItems<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const [paging] = usePreference('browse.paging')
  const Way = isRandomSort(props.question) ? RandomPick : paging === 'pages' ? ByPages : Endless
  return <Way key={JSON.stringify(props.question)} {...props} />
}

function Endless<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const list = useSparseList<Item>(props.resource, props.question)
  useTold(props.onTotal, list.total)
  useSettledPage(props.browsing, 1)
  return <Items {...props} list={list} />
}

function ByPages<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const { resource, question, browsing } = props
  const [size] = usePreference('browse.pageSize')
  const { list, all, page, pages } = usePagedList<Item>(resource, question, browsing.browse.page, size)
  useTold(props.onTotal, all)
  useSettledPage(browsing, all === undefined ? browsing.browse.page : page)
  return (
    <>
      <Items {...props} list={list} start={(page - 1) * size} />
      <PagerBar page={page} pages={pages} onPage={to => browsing.change({ page: to })} />
    </>
  )
}

function RandomPick<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const { list, all, again } = useRandomPick<Item>(props.resource, props.question)
  useTold(props.onTotal, all)
  const chosen = useSelectionStore()
  // Keeps the line with the pressed button while another pick loads.
  const [shown, known] = usePreviousData('', [list.total, all] as const)
  const pickOthers = () => {
    chosen?.unanchor()
    again()
  }
  return (
    <>
      {!!shown && !list.failure && <RandomLine shown={shown} all={known ?? shown} onAgain={pickOthers} />}
      <Items {...props} list={list} />
    </>
  )
}

/** Says how many records are shown: counts and "select all" cover the whole list. */
function RandomLine({ shown, all, onAgain }: { shown: number; all: number; onAgain: () => void }) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <div className={styles.random}>
      <p>{shown < all ? t('list.random.some', { shown: number(shown), all: number(all) }) : t('list.random.every')}</p>
      <Button look="plain" icon={Shuffle} onClick={onAgain}>
        {t('list.random.again')}
      </Button>
    </div>
  )
}

const rowHeights = { roomy: 56, normal: 40, dense: 32 }

type ItemsProps<Item> = BrowseItemsProps<Item> & {
  list: SparseList<Item>
  /** Index of the first item in the whole list; greater than 0 on later pages. */
  start?: number
}

function Items<Item extends RaRecord<string>>(props: ItemsProps<Item>) {
  const { list, start = 0, browsing, columns, label, empty, jump, onTop, indexOfKey, actions } = props
  const renderCard = useCardFrom(props.renderCard, start)
  const check = useCheckFrom(props.check, start)
  const { browse, change, tables } = browsing
  const [density] = usePreference('browse.density')
  const [cardWidth] = usePreference('browse.cardWidth')
  const handle = useRef<ListHandle>(null)
  useEffect(() => {
    if (jump) handle.current?.show(jump.index)
  }, [jump])
  if (list.failure) return <FailedState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === undefined) return <GridSkeleton />
  if (list.total === 0) return empty
  const shared = {
    ref: handle,
    label,
    total: list.total,
    itemAt: list.itemAt,
    onVisible: list.onVisible,
    onTop,
    indexOfKey,
  }
  if (browse.layout === 'grid') {
    return <CardGrid {...shared} renderCard={renderCard} minCard={cardWidth} density={density} />
  }
  return (
    <DataTable
      {...shared}
      {...columns}
      rowHeight={rowHeights[density]}
      sort={{
        ...browse.sort,
        onSort: by => change({ sort: nextSort(tables.sorts, browse.sort, by), letter: undefined }),
      }}
      check={check}
      checkAll={check && <SelectAllCheckbox />}
      actions={actions}
    />
  )
}

type RenderCard<Item> = (item: Item, slot: CardSlot, index: number) => ReactNode
type Check<Item> = (item: Item, index: number) => ReactNode

function useCardFrom<Item>(renderCard: RenderCard<Item>, start: number): RenderCard<Item> {
  return useCallback((item, slot, index) => renderCard(item, slot, start + index), [renderCard, start])
}

function useCheckFrom<Item>(check: Check<Item> | undefined, start: number): Check<Item> | undefined {
  const from = useCallback<Check<Item>>((item, index) => check?.(item, start + index), [check, start])
  return check && from
}

/** Replaces a page number that does not exist in the URL by the page that is shown. */
function useSettledPage({ browse, settlePage }: BrowseControls, page: number) {
  const isThere = browse.page === page
  useEffect(() => {
    if (!isThere) settlePage(page)
  }, [isThere, page, settlePage])
}

function useTold(tell: (total: number | undefined) => void, total: number | undefined) {
  useEffect(() => {
    if (total !== undefined) tell(total)
  }, [tell, total])
}
