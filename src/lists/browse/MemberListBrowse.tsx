import type { RaRecord } from 'ra-core'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { errorText } from '../../api/errorText'
import type { CardSlot } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { GridSkeleton } from '../../components/cards/GridSkeleton'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { FailedState } from '../../components/feedback/FailedState'
import { useTranslate } from '../../language/useTranslate'
import { type ListQuery, useSparseList } from '../paging/useSparseList'
import { SearchField } from '../search/SearchField'
import styles from './BrowseList.module.css'
import { setTables } from './browseState'
import { SortMenu } from './SortMenu'
import { serverSort } from './sortTable'
import { browseSearchSchema, useBrowse } from './useBrowse'

type SetListProps<Item> = {
  resource: 'collections' | 'readlists'
  /** Limits the list to those with content of this library; `all` for no limit. */
  libraryId: string
  /** Accessible name of the list. */
  label: string
  /** Renders a card; `by` is the name of the current sort. */
  renderCard: (item: Item, slot: CardSlot, index: number, by: string) => ReactNode
  /**
   * Wraps the list with selection. The second argument renders the list, given a function that renders the selection
   * bar.
   */
  selectable: (question: ListQuery, list: (bar: (total: number | undefined) => ReactNode) => ReactNode) => ReactNode
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
  const [total, setTotal] = useState<number>()
  const hasOrders = Object.values(tables.sorts).some(({ ways }) => ways)
  const clear = <Button onClick={() => browsing.change({ text: '' })}>{t('list.chip.clear')}</Button>
  return selectable(question, selectionBar => (
    <div className={styles.browse} data-browse>
      <div className={styles.main}>
        {!(total === 0 && text === '') && (
          <div className={styles.tools}>
            <SearchField
              text={text}
              fields={noFields}
              onSearch={words => browsing.change(browseSearchSchema(browsing, words))}
            />
            <Count total={total} resource={resource} />
            {hasOrders && <SortMenu {...browsing} />}
          </div>
        )}
        <Grid<Item>
          key={JSON.stringify(question)}
          {...props}
          renderCard={drawn}
          question={question}
          onTotal={setTotal}
          empty={
            text === '' ? (
              empty
            ) : (
              <EmptyState drawing="search" title={t('list.empty.title')} text={t('list.empty.sets')} action={clear} />
            )
          }
        />
      </div>
      {selectionBar(total)}
    </div>
  ))
}

const noFields: readonly string[] = []

function Count({ total, resource }: { total: number | undefined; resource: SetListProps<unknown>['resource'] }) {
  const t = useTranslate()
  return (
    <p className={styles.count} aria-live="polite">
      {total === undefined ? '' : t(`count.${resource}.sets`, { count: total })}
    </p>
  )
}

type GridProps<Item> = Omit<SetListProps<Item>, 'libraryId' | 'renderCard' | 'selectable'> & {
  renderCard: (item: Item, slot: CardSlot, index: number) => ReactNode
  question: ListQuery
  onTotal: (total: number | undefined) => void
}

function Grid<Item extends RaRecord<string>>({
  resource,
  label,
  question,
  renderCard,
  empty,
  onTotal,
}: GridProps<Item>) {
  const list = useSparseList<Item>(resource, question)
  useEffect(() => onTotal(list.total), [onTotal, list.total])
  if (list.failure) return <FailedState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === undefined) return <GridSkeleton />
  if (list.total === 0) return empty
  return (
    <CardGrid
      label={label}
      total={list.total}
      itemAt={list.itemAt}
      onVisible={list.onVisible}
      renderCard={renderCard}
    />
  )
}
