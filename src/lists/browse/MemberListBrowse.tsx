import { type ReactNode, useCallback, useMemo } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { errorText } from '../../api/errorText'
import type { CardSlot } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { GridSkeleton } from '../../components/cards/GridSkeleton'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { FailedState } from '../../components/feedback/FailedState'
import { useTranslate } from '../../language/useTranslate'
import type { ListQuery } from '../paging/useSparseList'
import { SearchField } from '../search/SearchField'
import styles from './BrowseList.module.css'
import { BrowseListProvider, useBrowseItems } from './BrowseListProvider'
import { setTables } from './browseState'
import { SortMenu } from './SortMenu'
import { serverSort } from './sortTable'
import { type BrowseControls, browseSearchSchema, useBrowse } from './useBrowse'

type SetListProps<Item> = {
  resource: 'collections' | 'readlists'
  /** Limits the list to those with content of this library; `all` for no limit. */
  libraryId: string
  /** Accessible name of the list. */
  label: string
  /** Renders a card; `by` is the name of the current sort. */
  renderCard: (item: Item, slot: CardSlot, index: number, by: string) => ReactNode
  /** Makes the items selectable, given the query and the list, which takes the selection bar. */
  selectable: (query: ListQuery, list: (selectionBar: ReactNode) => ReactNode) => ReactNode
  /** Shown when there are none. */
  empty: ReactNode
}

/** List of all collections or read lists with search and sort. Its state is in the URL. */
export function MemberListBrowse<Item extends RaRecord<string>>({
  empty,
  libraryId,
  renderCard,
  selectable,
  ...props
}: SetListProps<Item>) {
  const t = useTranslate()
  const { resource } = props
  const tables = setTables[resource]
  const place = useMemo(
    () => (resource === 'readlists' ? ({ kind: resource, id: libraryId } as const) : undefined),
    [resource, libraryId],
  )
  const browsing = useBrowse(tables, place)
  const { text, sort } = browsing.browse
  const { by } = sort
  const drawn = useCallback(
    (item: Item, slot: CardSlot, index: number) => renderCard(item, slot, index, by),
    [renderCard, by],
  )
  const question = useMemo((): ListQuery => {
    const [field = '', way] = (serverSort(tables.sorts, sort)[0] ?? '').split(',')
    const filter = { ...(libraryId !== 'all' && { libraryId }), ...(text && { text }) }
    return { filter, sort: { field, order: way === 'desc' ? 'DESC' : 'ASC' } }
  }, [tables, sort, libraryId, text])
  const clear = <Button onClick={() => browsing.change({ text: '' })}>{t('list.chip.clear')}</Button>
  return selectable(question, selectionBar => (
    <BrowseListProvider<Item> resource={resource} controls={browsing} query={question} loading="endless">
      <div className={styles.browse} data-browse>
        <div className={styles.main}>
          <Tools browsing={browsing} resource={resource} />
          <Grid<Item>
            label={props.label}
            renderCard={drawn}
            empty={
              text === '' ? (
                empty
              ) : (
                <EmptyState
                  drawing="search"
                  title={t('list.empty.title')}
                  text={t('list.empty.memberLists')}
                  action={clear}
                />
              )
            }
          />
        </div>
        {selectionBar}
      </div>
    </BrowseListProvider>
  ))
}

const noFields: readonly string[] = []

type ToolsProps = { browsing: BrowseControls; resource: SetListProps<unknown>['resource'] }

/** Search, count and sort menu; nothing where there is nothing to search. */
function Tools({ browsing, resource }: ToolsProps) {
  const t = useTranslate()
  const { total } = useListContext()
  const { text } = browsing.browse
  const hasOrders = Object.values(browsing.tables.sorts).some(({ ways }) => ways)
  if (total === 0 && text === '') return null
  return (
    <div className={styles.tools}>
      <SearchField
        text={text}
        fields={noFields}
        onSearch={words => browsing.change(browseSearchSchema(browsing, words))}
      />
      <p className={styles.count} aria-live="polite">
        {total === undefined ? '' : t(`count.${resource}.sets`, { count: total })}
      </p>
      {hasOrders && <SortMenu {...browsing} />}
    </div>
  )
}

type GridProps<Item> = {
  label: string
  renderCard: (item: Item, slot: CardSlot, index: number) => ReactNode
  empty: ReactNode
}

function Grid<Item extends RaRecord<string>>({ label, renderCard, empty }: GridProps<Item>) {
  const { key, list } = useBrowseItems<Item>()
  if (list.failure) return <FailedState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === undefined) return <GridSkeleton />
  if (list.total === 0) return empty
  return (
    <CardGrid
      key={key}
      label={label}
      total={list.total}
      itemAt={list.itemAt}
      onVisible={list.onVisible}
      renderCard={renderCard}
    />
  )
}
