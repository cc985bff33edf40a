import { Shuffle } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
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
import { usePreviousData } from '../paging/usePreviousData'
import { SelectAllCheckbox } from '../selection/SelectAllCheckbox'
import { useSelectionStore } from '../selection/SelectionContext'
import styles from './BrowseList.module.css'
import { useBrowseItems } from './BrowseListProvider'
import { nextSort } from './sortTable'
import type { BrowseControls } from './useBrowse'
import type { TableColumns } from './useTableColumns'

type BrowseItemsProps<Item> = {
  browsing: BrowseControls
  /** Accessible name of the list. */
  label: string
  columns: TableColumns<Item>
  renderCard: RenderCard<Item>
  empty: ReactNode
  /** Checkbox at the start of a table row. */
  check?: Check<Item>
  /** Menu at the end of a table row. */
  actions?: (item: Item) => ReactNode
  jump?: ScrollRequest
  indexOfKey?: (key: string) => number | undefined
  onTop?: (index: number, count: number) => void
}

/** The items of the list context: endless, paged or a random sample, as cards or as a table. Another list begins at its start. */
export function BrowseItems<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const { key, loading } = useBrowseItems<Item>()
  return (
    <>
      {loading === 'random' && <RandomSample />}
      <Items key={key} {...props} />
      {loading === 'pages' && <Pager />}
    </>
  )
}

function Pager() {
  const { page, setPage } = useListContext()
  const { pages } = useBrowseItems()
  return <PagerBar page={page} pages={pages} onPage={setPage} />
}

/** Size of the random sample, and a button that draws another. */
function RandomSample() {
  const { list, pickAgain } = useBrowseItems()
  const { total: all } = useListContext()
  const selection = useSelectionStore()
  // The line stays while another sample loads: the button that was pressed is in it.
  const [shown] = usePreviousData('', [list.total] as const)
  const pickOthers = () => {
    selection?.unanchor()
    pickAgain()
  }
  if (!shown || list.failure) return null
  return <RandomLine shown={shown} all={all ?? shown} onAgain={pickOthers} />
}

/** Says how many records are shown: counts and "select all" cover the whole list. */
function RandomLine({ shown, all, onAgain }: { shown: number; all: number; onAgain: () => void }) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <div className={styles.random}>
      <p>{shown < all ? t('list.random.some', { shown: number(shown), all: number(all) }) : t('list.random.all')}</p>
      <Button look="plain" icon={Shuffle} onClick={onAgain}>
        {t('list.random.pickAgain')}
      </Button>
    </div>
  )
}

const rowHeights = { roomy: 56, normal: 40, dense: 32 }

function Items<Item extends RaRecord<string>>(props: BrowseItemsProps<Item>) {
  const { list, start } = useBrowseItems<Item>()
  const { browsing, columns, label, empty, jump, onTop, indexOfKey, actions } = props
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
