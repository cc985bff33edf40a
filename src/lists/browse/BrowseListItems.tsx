import { Shuffle } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { errorText } from '../../api/errorText'
import { CardGrid } from '../../components/cards/CardGrid'
import { CardGridSkeleton } from '../../components/cards/CardGridSkeleton'
import type { CardKeyboardNavigationProps } from '../../components/cards/CoverCard'
import { Button } from '../../components/controls/Button'
import { ErrorState } from '../../components/feedback/ErrorState'
import type { VirtualListHandle } from '../../components/scrolling/virtualListHandle'
import { DataTable } from '../../components/table/DataTable'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import type { ScrollToIndexRequest } from '../alphabet/useAlphabetJump'
import { useJumpInSameQuery } from '../alphabet/useJumpInSameQuery'
import { PagerBar } from '../paging/PagerBar'
import { useKeepPreviousResults } from '../paging/useKeepPreviousResults'
import { SelectAllCheckbox } from '../selection/SelectAllCheckbox'
import { useSelectionStore } from '../selection/SelectionProvider'
import styles from './BrowseList.module.css'
import { useBrowseListData } from './BrowseListProvider'
import { getSortAfterClick } from './sortDefinitions'
import type { UseBrowseListStateResult } from './useBrowseListState'
import type { UseStoredColumnSettingsResult } from './useStoredColumnSettings'

type BrowseListItemsProps<Item> = {
  browsing: UseBrowseListStateResult
  label: string
  columns: UseStoredColumnSettingsResult<Item>
  renderCard: RenderCard<Item>
  empty: ReactNode
  check?: RenderCheck<Item>
  actions?: (item: Item) => ReactNode
  jump?: ScrollToIndexRequest
  indexOfKey?: (key: string) => number | undefined
  onTop?: (index: number, count: number) => void
}

/**
 * Items of the surrounding list, as cards or as a table. When the query changes, the list scrolls to its first item.
 */
export function BrowseListItems<Item extends RaRecord<string>>(props: BrowseListItemsProps<Item>) {
  const { key, loading } = useBrowseListData<Item>()
  const jump = useJumpInSameQuery(props.jump, key)
  return (
    <>
      {loading === 'random' && <RandomSample />}
      <ListItems key={key} {...props} jump={jump} />
      {loading === 'pages' && <Pager />}
    </>
  )
}

function Pager() {
  const { page, setPage } = useListContext()
  const { pages } = useBrowseListData()
  return <PagerBar page={page} pages={pages} onPage={setPage} />
}

function RandomSample() {
  const { list, pickAgain } = useBrowseListData()
  const { total: totalCount } = useListContext()
  const selection = useSelectionStore()
  // While the items reload, their number is unknown. The previous number is used, so that the notice with the button
  // "Shuffle again" stays visible and the button does not lose the focus.
  const [shown] = useKeepPreviousResults('', [list.total] as const)
  const pickOthers = () => {
    selection?.clearAnchor()
    pickAgain()
  }
  if (!shown || list.failure) return null
  return <RandomPickNotice shown={shown} all={totalCount ?? shown} onAgain={pickOthers} />
}

function RandomPickNotice({ shown, all: totalCount, onAgain }: { shown: number; all: number; onAgain: () => void }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  return (
    <div className={styles.random}>
      <p>
        {shown < totalCount
          ? t('list.random.some', { shown: number(shown), all: number(totalCount) })
          : t('list.random.all')}
      </p>
      <Button variant="plain" icon={Shuffle} onClick={onAgain}>
        {t('list.random.pickAgain')}
      </Button>
    </div>
  )
}

const rowHeightsPx = { roomy: 56, normal: 40, dense: 32 }

function ListItems<Item extends RaRecord<string>>(props: BrowseListItemsProps<Item>) {
  const { list, start } = useBrowseListData<Item>()
  const { browsing, columns, label, empty, jump, onTop, indexOfKey, actions } = props
  const renderCard = useOffsetRenderCard(props.renderCard, start)
  const check = useOffsetRenderCheck(props.check, start)
  const { browse, change, options } = browsing
  const [density] = usePreference('browse.density')
  const [cardWidth] = usePreference('browse.cardWidth')
  const handle = useRef<VirtualListHandle>(null)
  useEffect(() => {
    if (jump) handle.current?.scrollToIndex(jump.index)
  }, [jump])
  if (list.failure) return <ErrorState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === undefined) return <CardGridSkeleton />
  if (list.total === 0) return empty
  const sharedProps = {
    ref: handle,
    label,
    total: list.total,
    itemAt: list.itemAt,
    onVisible: list.onVisible,
    onTop,
    indexOfKey,
  }
  if (browse.layout === 'grid') {
    return <CardGrid {...sharedProps} renderCard={renderCard} minCardWidth={cardWidth} density={density} />
  }
  return (
    <DataTable
      {...sharedProps}
      {...columns}
      rowHeight={rowHeightsPx[density]}
      sort={{
        sorts: [browse.sort],
        onSort: by => change({ sort: getSortAfterClick(options.sorts, browse.sort, by), letter: undefined }),
      }}
      check={check}
      checkAll={check && <SelectAllCheckbox />}
      actions={actions}
    />
  )
}

type RenderCard<Item> = (item: Item, slot: CardKeyboardNavigationProps, index: number) => ReactNode
type RenderCheck<Item> = (item: Item, index: number) => ReactNode

function useOffsetRenderCard<Item>(renderCard: RenderCard<Item>, start: number): RenderCard<Item> {
  return useCallback((item, slot, index) => renderCard(item, slot, start + index), [renderCard, start])
}

function useOffsetRenderCheck<Item>(
  check: RenderCheck<Item> | undefined,
  start: number,
): RenderCheck<Item> | undefined {
  const offsetCheck = useCallback<RenderCheck<Item>>((item, index) => check?.(item, start + index), [check, start])
  return check && offsetCheck
}
