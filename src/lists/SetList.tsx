import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RaRecord } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { errorText } from '../api/errorText'
import { Button } from '../components/Button'
import type { CardSlot } from '../components/Card'
import { CardGrid } from '../components/CardGrid'
import { EmptyState } from '../components/EmptyState'
import { FailedState } from '../components/FailedState'
import { GridSkeleton } from '../components/GridSkeleton'
import { useTranslate } from '../language/useTranslate'
import styles from './BrowseList.module.css'
import { SearchField } from './SearchField'
import { type ListQuestion, useSparseList } from './useSparseList'

type SetListProps<Item> = {
  resource: 'collections' | 'readlists'
  /** Those that hold something of this library; `all` for all. */
  libraryId: string
  /** Name of the list for those who do not see it. */
  label: string
  renderCard: (item: Item, slot: CardSlot) => ReactNode
  /** What stands here when there are none. */
  empty: ReactNode
}

/** All collections or read lists, by name or by what one looks for; the words stand in the address. */
export function SetList<Item extends RaRecord<string>>({ empty, libraryId, ...props }: SetListProps<Item>) {
  const t = useTranslate()
  const { q: text = '' }: { q?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = (words: string) =>
    void navigate({ to: '.', search: words ? { q: words } : {}, replace: true, resetScroll: false })
  const question = useMemo(
    (): ListQuestion => ({ filter: { ...(libraryId !== 'all' && { libraryId }), ...(text && { text }) } }),
    [libraryId, text],
  )
  const [isEmpty, setIsEmpty] = useState(false)
  const clear = <Button onClick={() => search('')}>{t('list.chip.clear')}</Button>
  return (
    <div className={styles.browse} data-browse>
      <div className={styles.main}>
        {!(isEmpty && text === '') && (
          <div className={styles.tools}>
            <SearchField text={text} fields={noFields} onSearch={search} />
          </div>
        )}
        <Grid<Item>
          key={JSON.stringify(question)}
          {...props}
          question={question}
          onEmpty={setIsEmpty}
          empty={
            text === '' ? (
              empty
            ) : (
              <EmptyState drawing="search" title={t('list.empty.title')} text={t('list.empty.sets')} action={clear} />
            )
          }
        />
      </div>
    </div>
  )
}

const noFields: readonly string[] = []

type GridProps<Item> = Omit<SetListProps<Item>, 'libraryId'> & {
  question: ListQuestion
  onEmpty: (isEmpty: boolean) => void
}

function Grid<Item extends RaRecord<string>>({
  resource,
  label,
  question,
  renderCard,
  empty,
  onEmpty,
}: GridProps<Item>) {
  const list = useSparseList<Item>(resource, question)
  const isEmpty = list.total === 0
  useEffect(() => onEmpty(isEmpty), [onEmpty, isEmpty])
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
