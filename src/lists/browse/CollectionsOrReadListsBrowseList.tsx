import { type ReactNode, useCallback, useMemo } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { errorText } from '../../api/errorText'
import { CardGrid } from '../../components/cards/CardGrid'
import { CardGridSkeleton } from '../../components/cards/CardGridSkeleton'
import type { CardKeyboardNavigationProps } from '../../components/cards/CoverCard'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { useTranslate } from '../../language/useTranslate'
import type { ListQuery } from '../paging/useWindowedList'
import { ListSearchField } from '../search/ListSearchField'
import styles from './BrowseList.module.css'
import { BrowseListProvider, useBrowseListData } from './BrowseListProvider'
import { BrowseSortMenu } from './BrowseSortMenu'
import { collectionsAndReadListsFiltersAndSorts } from './browseListState'
import { buildServerSortParams } from './sortDefinitions'
import {
  getListStateChangesForSearchText,
  type UseBrowseListStateResult,
  useBrowseListState,
} from './useBrowseListState'

type CollectionsOrReadListsBrowseListProps<Item> = {
  resource: 'collections' | 'readlists'
  /** Id of the library whose collections or read lists are shown, or `all`. */
  libraryId: string
  label: string
  /** Renders an item as a card. The argument `by` is the name of the current sort, such as `name`. */
  renderCard: (item: Item, slot: CardKeyboardNavigationProps, index: number, by: string) => ReactNode
  /**
   * Renders the list, with a selection if the user may select items. In this case, calls `list` with a selection bar
   * and wraps the result in a selection provider. Otherwise, calls `list` with null. `list` returns the items and the
   * given selection bar.
   */
  selectable: (query: ListQuery, list: (selectionBar: ReactNode) => ReactNode) => ReactNode
  empty: ReactNode
}

/**
 * List of the collections or read lists of a library, or of all libraries, with a search input. The list of read lists
 * also has a sort menu. The URL contains the state of the list.
 */
export function CollectionsOrReadListsBrowseList<Item extends RaRecord<string>>({
  empty,
  libraryId,
  renderCard,
  selectable,
  ...props
}: CollectionsOrReadListsBrowseListProps<Item>) {
  const t = useTranslate()
  const { resource } = props
  const tables = collectionsAndReadListsFiltersAndSorts[resource]
  const listKey = useMemo(
    () => (resource === 'readlists' ? ({ kind: resource, id: libraryId } as const) : undefined),
    [resource, libraryId],
  )
  const browsing = useBrowseListState(tables, listKey)
  const { text, sort } = browsing.browse
  const { sortKey } = sort
  const renderSortedCard = useCallback(
    (item: Item, slot: CardKeyboardNavigationProps, index: number) => renderCard(item, slot, index, sortKey),
    [renderCard, sortKey],
  )
  const query = useMemo((): ListQuery => {
    const [field = '', direction] = (buildServerSortParams(tables.sorts, sort)[0] ?? '').split(',')
    const filter = { ...(libraryId !== 'all' && { libraryId }), ...(text && { text }) }
    return { filter, sort: { field, order: direction === 'desc' ? 'DESC' : 'ASC' } }
  }, [tables, sort, libraryId, text])
  const clearButton = <Button onClick={() => browsing.change({ text: '' })}>{t('list.chip.clear')}</Button>
  return selectable(query, selectionBar => (
    <BrowseListProvider<Item> resource={resource} controls={browsing} query={query} loading="endless">
      <div className={styles.browse} data-browse>
        <div className={styles.main}>
          <Tools browsing={browsing} resource={resource} />
          <MemberListGrid<Item>
            label={props.label}
            renderCard={renderSortedCard}
            empty={
              text === '' ? (
                empty
              ) : (
                <EmptyState
                  drawing="search"
                  title={t('list.empty.title')}
                  text={t('list.empty.memberLists')}
                  action={clearButton}
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

const noSearchFields: readonly string[] = []

type ToolsProps = {
  browsing: UseBrowseListStateResult
  resource: CollectionsOrReadListsBrowseListProps<unknown>['resource']
}

function Tools({ browsing, resource }: ToolsProps) {
  const t = useTranslate()
  const { total } = useListContext()
  const { text } = browsing.browse
  const hasOrders = Object.values(browsing.options.sorts).some(({ directionLabels }) => directionLabels)
  if (total === 0 && text === '') return null
  return (
    <div className={styles.tools}>
      <ListSearchField
        text={text}
        fields={noSearchFields}
        onSearch={searchText => browsing.change(getListStateChangesForSearchText(browsing, searchText))}
      />
      <p className={styles.count} aria-live="polite">
        {total === undefined ? '' : t(`count.${resource}.sets`, { count: total })}
      </p>
      {hasOrders && <BrowseSortMenu {...browsing} />}
    </div>
  )
}

type MemberListGridProps<Item> = {
  label: string
  renderCard: (item: Item, slot: CardKeyboardNavigationProps, index: number) => ReactNode
  empty: ReactNode
}

function MemberListGrid<Item extends RaRecord<string>>({ label, renderCard, empty }: MemberListGridProps<Item>) {
  const { key, list } = useBrowseListData<Item>()
  if (list.failure) return <ErrorState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === undefined) return <CardGridSkeleton />
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
