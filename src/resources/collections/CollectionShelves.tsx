import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { MemberListContext } from '../../actions/membership/MemberListContext'
import { Shelf, ShelfSkeleton } from '../../components/cards/Shelf'
import { InlineList } from '../../components/page/InlineList'
import { useGetCollection, useGetSeriesOfCollection } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { useGetCollectionsOfSeries } from '../../generated/series/series'
import { useTranslate } from '../../language/useTranslate'
import { SectionFailure } from '../../lists/record/SectionFailure'
import { SeriesCard } from '../series'
import { collectionLink } from './collectionLink'

const quietly = { query: { meta: { shownBy: 'nobody' } } } as const
const FIRST = 30

/**
 * Collections that contain a series. Waits up to `MOST_WAIT` ms for the response to avoid a layout shift, then returns an empty list
 * until it arrives. `CollectionShelves` reports a failure.
 * @returns undefined during that wait
 */
export function useCollectionsOfSeries(seriesId: string): readonly Collection[] | undefined {
  const { data, failureReason } = useGetCollectionsOfSeries(seriesId, quietly)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MOST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  return data ?? (isLate || failureReason ? none : undefined)
}

const MOST_WAIT = 400
const none: readonly Collection[] = []

/** Inline list of links to collections. */
export function CollectionLinks({ collections }: { collections: readonly Pick<Collection, 'id' | 'name'>[] }) {
  return (
    <InlineList items={collections}>
      {({ id, name }) => (
        <Link to="/collections/$collectionId" params={{ collectionId: id }}>
          {name}
        </Link>
      )}
    </InlineList>
  )
}

type CollectionShelvesProps = { seriesId: string; collections: readonly Collection[] }

/** One shelf per collection that contains a series. */
export function CollectionShelves({ seriesId, collections }: CollectionShelvesProps) {
  const query = useGetCollectionsOfSeries(seriesId, quietly)
  return (
    <>
      {collections.map(collection => (
        <CollectionShelf key={collection.id} collection={collection} />
      ))}
      <SectionFailure query={query} />
    </>
  )
}

function CollectionShelf({ collection }: { collection: Collection }) {
  const { id, name } = collection
  const t = useTranslate()
  const standing = useMemo(() => ({ kind: 'collections' as const, set: collection }), [collection])
  const query = useGetSeriesOfCollection(id, { size: FIRST }, quietly)
  const { data, isPending } = query
  if (isPending) return <ShelfSkeleton />
  if (!data) return <SectionFailure query={query} />
  if (data.content.length === 0) return null
  return (
    <MemberListContext value={standing}>
      <Shelf
        title={t('page.collection.shelf', { name })}
        items={data.content}
        count={data.totalElements}
        to={collectionLink({ id })}
        renderCard={(series, slot) => (
          <SeriesCard series={series} context={{ context: 'COLLECTION', contextId: id }} {...slot} />
        )}
      />
    </MemberListContext>
  )
}

/** Names the collection of the reading context, with a link to its page. */
export function CollectionName({ collectionId }: { collectionId: string }) {
  const t = useTranslate()
  const { data } = useGetCollection(collectionId, quietly)
  if (!data) return null
  return (
    <>
      {t('page.collection.within')}{' '}
      <Link to="/collections/$collectionId" params={{ collectionId }}>
        <bdi>{data.name}</bdi>
      </Link>
    </>
  )
}
