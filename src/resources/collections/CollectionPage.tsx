import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Selectable } from '../../actions/Selectable'
import { usePosterUrl } from '../../api/urls/posters'
import { EmptyState } from '../../components/EmptyState'
import { Hero, HeroSkeleton } from '../../components/Hero'
import { Poster } from '../../components/Poster'
import { Section } from '../../components/Section'
import type { Collection, Series } from '../../generated/model.schemas'
import { useTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { BrowseGrid } from '../../lists/BrowseGrid'
import { ShowRecord } from '../../lists/ShowRecord'
import { SeriesCard } from '../series'

const route = getRouteApi('/_shell/collections/$collectionId')

/** The page of one collection with its series, in its order. */
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

function Members({ collection: { id, seriesIds } }: { collection: Collection }) {
  const t = useTranslate()
  const question = useMemo(() => ({ filter: { collectionId: id } }), [id])
  const context = { context: 'COLLECTION', contextId: id } as const
  return (
    <Section title={t('resources.series.name')} count={String(seriesIds.length)}>
      <Selectable noun="series" question={question} titleOf={({ metadata }) => metadata.title}>
        {selectionBar => (
          <BrowseGrid<Series>
            resource="series"
            label={t('resources.series.name')}
            question={question}
            renderCard={(series, slot, index) => (
              <SeriesCard series={series} index={index} context={context} {...slot} />
            )}
            selectionBar={selectionBar}
            empty={<EmptyState title={t('page.collection.empty')} text={t('page.collection.emptyText')} />}
          />
        )}
      </Selectable>
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
