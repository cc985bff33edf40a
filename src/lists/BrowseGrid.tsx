import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { errorText } from '../api/errorText'
import type { CardSlot } from '../components/Card'
import { CardGrid } from '../components/CardGrid'
import { FailedState } from '../components/FailedState'
import { GridSkeleton } from '../components/GridSkeleton'
import { type ListQuestion, useSparseList } from './useSparseList'

type BrowseGridProps<Item> = {
  resource: string
  /** Name of the grid for those who do not see it. */
  label: string
  question: ListQuestion
  renderCard: (item: Item, slot: CardSlot, index: number) => ReactNode
  /** What stands here when the list is empty. */
  empty: ReactNode
  /** What is done with chosen things: over the list, told how many it has. */
  selectionBar?: (total: number | undefined) => ReactNode
}

/** A list of any length as a grid of cards: pages are read where one looks, and nothing else is kept. */
export function BrowseGrid<Item extends RaRecord<string>>(props: BrowseGridProps<Item>) {
  return <Grid key={JSON.stringify(props.question)} {...props} />
}

function Grid<Item extends RaRecord<string>>(props: BrowseGridProps<Item>) {
  const { resource, label, question, renderCard, empty, selectionBar } = props
  const list = useSparseList<Item>(resource, question)
  if (list.failure) return <FailedState text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === undefined) return <GridSkeleton />
  if (list.total === 0) return empty
  return (
    <>
      <CardGrid
        label={label}
        total={list.total}
        itemAt={list.itemAt}
        onVisible={list.onVisible}
        renderCard={renderCard}
      />
      {selectionBar?.(list.total)}
    </>
  )
}
