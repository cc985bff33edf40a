import { Link } from '@tanstack/react-router'
import {
  CollectionOrReadListMembersShelf,
  MAX_MEMBERS_IN_SHELF,
} from '../../actions/membership/CollectionOrReadListMembersShelf'
import { InlineList } from '../../components/page/InlineList'
import { TextWithComponent } from '../../components/text/TextWithComponent'
import { useHasTimeElapsed } from '../../components/useHasTimeElapsed'
import { useGetCollection, useGetSeriesOfCollection } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { useGetCollectionsOfSeries } from '../../generated/series/series'
import { useTranslate } from '../../language/useTranslate'
import { PageSectionErrorState } from '../../lists/record/PageSectionErrorState'
import { SeriesCard } from '../series'
import { getCollectionDetailPageLink } from './getCollectionDetailPageLink'

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

/**
 * Returns the collections that contain a series. While they load, returns undefined. The page then waits, so that its
 * layout does not shift later. After `MAX_WAIT_MS` or a failed request, returns an empty list instead.
 */
export function useCollectionsOfSeries(seriesId: string): readonly Collection[] | undefined {
  const { data, failureReason } = useGetCollectionsOfSeries(seriesId, withoutErrorNotice)
  const hasWaited = useHasTimeElapsed(MAX_WAIT_MS)
  return data ?? (hasWaited || failureReason ? noCollections : undefined)
}

const MAX_WAIT_MS = 400
const noCollections: readonly Collection[] = []

/** Links to collections in a single line of text. */
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

type CollectionShelvesOfSeriesProps = { seriesId: string; collections: readonly Collection[] }

/**
 * Shows a row of cards for each collection that contains a given series. A row contains a card for each of the first
 * `MAX_MEMBERS_IN_SHELF` series of its collection.
 */
export function CollectionShelvesOfSeries({ seriesId, collections }: CollectionShelvesOfSeriesProps) {
  const query = useGetCollectionsOfSeries(seriesId, withoutErrorNotice)
  return (
    <>
      {collections.map(collection => (
        <CollectionShelf key={collection.id} collection={collection} />
      ))}
      <PageSectionErrorState query={query} />
    </>
  )
}

function CollectionShelf({ collection }: { collection: Collection }) {
  const { id, name } = collection
  const t = useTranslate()
  const members = useGetSeriesOfCollection(id, { size: MAX_MEMBERS_IN_SHELF }, withoutErrorNotice)
  return (
    <CollectionOrReadListMembersShelf
      kind="collections"
      list={collection}
      title={t('page.collection.shelf', { name })}
      members={members}
      to={getCollectionDetailPageLink({ id })}
      renderCard={(series, slot) => (
        <SeriesCard series={series} context={{ context: 'COLLECTION', contextId: id }} {...slot} />
      )}
    />
  )
}

/** Link to the collection from which the user opened the series. */
export function OpenedFromCollectionLink({ collectionId }: { collectionId: string }) {
  const { data } = useGetCollection(collectionId, withoutErrorNotice)
  if (!data) return null
  return (
    <TextWithComponent textKey="page.collection.shelf" placeholder="name">
      <Link to="/collections/$collectionId" params={{ collectionId }}>
        <bdi>{data.name}</bdi>
      </Link>
    </TextWithComponent>
  )
}
