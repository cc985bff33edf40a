import type { RaRecord } from 'ra-core'
import { useEffect, useRef } from 'react'
import { errorText } from '../api/errorText'
import { CardGrid } from '../components/CardGrid'
import { DataTable } from '../components/DataTable'
import { FailedState } from '../components/FailedState'
import { GridSkeleton } from '../components/GridSkeleton'
import type { ListHandle } from '../components/listHandle'
import { usePreference } from '../preferences/usePreference'
import type { BrowseListProps } from './BrowseList'
import { CheckAll } from './CheckAll'
import { PagerBar } from './PagerBar'
import { nextSort } from './sortTable'
import type { Jump } from './useLetters'
import { usePageOfList } from './usePageOfList'
import { type ListQuestion, type SparseList, useSparseList } from './useSparseList'
import type { TableColumns } from './useTableColumns'

type BrowseItemsProps<Item> = Omit<BrowseListProps<Item>, 'columns' | 'question'> & {
  question: ListQuestion
  columns: TableColumns<Item>
  jump?: Jump
  indexOfKey?: (key: string) => number | undefined
  onTop?: (index: number, count: number) => void
  onTotal: (total: number | undefined) => void
}

/** The list itself: endless or page by page, as covers or as a table. Another question begins another list. */
export function BrowseItems<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const [paging] = usePreference('browse.paging')
  const isRandom = props.browsing.browse.sort.by === 'random'
  const Way = isRandom ? RandomPick : paging === 'pages' ? ByPages : Endless
  return <Way key={JSON.stringify(props.question)} {...props} />
}

function Endless<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const list = useSparseList<Item>(props.resource, props.question)
  useTold(props.onTotal, list.total)
  return <Items {...props} list={list} />
}

function ByPages<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const { resource, question, browsing } = props
  const [size] = usePreference('browse.pageSize')
  const { list, all, page, pages } = usePageOfList<Item>(resource, question, browsing.browse.page, size)
  useTold(props.onTotal, all)
  return (
    <>
      <Items {...props} list={list} />
      <PagerBar page={page} pages={pages} onPage={to => browsing.change({ page: to })} />
    </>
  )
}

const PICKED = 100

/** The server shuffles anew for each page it is asked for, so there is one page only. */
function RandomPick<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const { list, all } = usePageOfList<Item>(props.resource, props.question, 1, PICKED)
  useTold(props.onTotal, all)
  return <Items {...props} list={list} />
}

const rowHeights = { roomy: 56, normal: 40, dense: 32 }

function Items<Item extends RaRecord<string>>(props: BrowseItemsProps<Item> & { list: SparseList<Item> }) {
  const { list, browsing, columns, label, renderCard, empty, jump, onTop, indexOfKey, check, actions } = props
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
      checkAll={check && <CheckAll />}
      actions={actions}
    />
  )
}

function useTold(tell: (total: number | undefined) => void, total: number | undefined) {
  useEffect(() => {
    if (total !== undefined) tell(total)
  }, [tell, total])
}
