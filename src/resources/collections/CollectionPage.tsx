import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePosterUrl } from '../../api/urls/posters'
import { EmptyState } from '../../components/EmptyState'
import { Hero, HeroSkeleton } from '../../components/Hero'
import { Poster } from '../../components/Poster'
import { Section } from '../../components/Section'
import type { Collection, SeriesCondition } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { collectionTables } from '../../lists/browse'
import { ShowRecord } from '../../lists/ShowRecord'
import { SeriesBrowse } from '../series'

const route = getRouteApi('/_shell/collections/$collectionId')

/** The page of one collection with its series to browse, in its own order first. */
export function CollectionPage() {
  const { collectionId } = route.useParams()
  return (
    <ShowRecord<Collection>
      key={collectionId}
      resource="collections"
      id={collectionId}
      loading={<Coming collectionId={collectionId} />}
    >
      {collection => <CollectionView collection={collection} />}
    </ShowRecord>
  )
}

function CollectionView({ collection }: { collection: Collection }) {
  const t = useTranslate()
  const { id, name, ordered, filtered, seriesIds } = collection
  const poster = usePosterUrl('collections', id)
  useTitle(name)
  return (
    <>
      <Hero
        cover={<Poster src={poster} title={name} eager width={260} stacked />}
        wash={poster}
        above={t('page.collection.kind')}
        compact
        title={name}
        facts={
          <>
            <span>{t('resources.series.count', { count: seriesIds.length })}</span>
            <span>{t(ordered ? 'page.collection.ordered' : 'page.collection.byTitle')}</span>
            {filtered && <span>{t('page.collection.filtered')}</span>}
          </>
        }
      />
      <Members collection={collection} />
    </>
  )
}

/** So many are worth an alphabet. */
const MANY = 60

function Members({ collection: { id, seriesIds, ordered } }: { collection: Collection }) {
  const t = useTranslate()
  const { number } = useFormat()
  const place = useMemo(() => ({ kind: 'collection' as const, id }), [id])
  const within = useMemo((): SeriesCondition[] => [{ collectionId: { operator: 'is', value: id } }], [id])
  const context = useMemo(() => ({ context: 'COLLECTION' as const, contextId: id }), [id])
  return (
    <Section title={t('resources.series.name')} count={number(seriesIds.length)}>
      <SeriesBrowse
        place={place}
        tables={collectionTables(ordered)}
        within={within}
        context={context}
        letters={seriesIds.length >= MANY}
        empty={<EmptyState title={t('page.collection.empty')} text={t('page.collection.emptyText')} />}
      />
    </Section>
  )
}

/** The cover is shown before the collection is known. */
function Coming({ collectionId }: { collectionId: string }) {
  return (
    <HeroSkeleton
      compact
      cover={<Poster src={usePosterUrl('collections', collectionId)} title="" eager width={260} stacked />}
    />
  )
}
