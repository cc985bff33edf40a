import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { ArrangeMembers } from '../../actions/membership/ArrangeMembers'
import { MemberListContext } from '../../actions/membership/MemberListContext'
import { MemberListMenu } from '../../actions/membership/MemberListMenu'
import { useRedirectOnDelete } from '../../actions/useRedirectOnDelete'
import { usePosterUrl } from '../../api/urls/posters'
import { Poster } from '../../components/cards/Poster'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Hero, HeroSkeleton } from '../../components/page/Hero'
import { Section } from '../../components/page/Section'
import type { Collection, Series, SeriesCondition } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useDocumentTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { collectionTables } from '../../lists/browse/browseState'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { ShowRecord } from '../../lists/record/ShowRecord'
import { SeriesBrowse, SeriesPoster } from '../series'

const route = getRouteApi('/_shell/collections/$collectionId')

/** Page of a collection: header and its series, by default in the order of the collection. */
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
  const [arranging, setArranging] = useState<'not yet' | 'now' | 'done'>('not yet')
  const isArranging = arranging === 'now'
  useDocumentTitle(name)
  useRedirectOnDelete('collections', id)
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
        actions={
          !isArranging && (
            <MemberListMenu
              kind="collections"
              set={collection}
              onArrange={() => setArranging('now')}
              isBack={arranging === 'done'}
            />
          )
        }
      />
      {isArranging ? (
        <Arranged collection={collection} onDone={() => setArranging('done')} />
      ) : (
        <Members collection={collection} />
      )}
    </>
  )
}

/** Number of series from which the list has an alphabet bar. */
const MANY = 60

function Members({ collection }: { collection: Collection }) {
  const { id, seriesIds, ordered } = collection
  const t = useTranslate()
  const { number } = useFormat()
  const place = useMemo(() => ({ kind: 'collection' as const, id }), [id])
  const within = useMemo((): SeriesCondition[] => [{ collectionId: { operator: 'is', value: id } }], [id])
  const context = useMemo(() => ({ context: 'COLLECTION' as const, contextId: id }), [id])
  const standing = useMemo(() => ({ kind: 'collections' as const, set: collection }), [collection])
  return (
    <Section title={t('resources.series.name')} count={number(seriesIds.length)}>
      <MemberListContext value={standing}>
        <SeriesBrowse
          place={place}
          tables={collectionTables(ordered)}
          within={within}
          context={context}
          letters={seriesIds.length >= MANY}
          empty={<EmptyState title={t('page.collection.empty')} text={t('page.collection.emptyText')} />}
        />
      </MemberListContext>
    </Section>
  )
}

/** Reorderable rows of the series. */
function Arranged({ collection: { id, name, seriesIds }, onDone }: { collection: Collection; onDone: () => void }) {
  const t = useTranslate()
  const { number } = useFormat()
  const set = useMemo(() => ({ id, name }), [id, name])
  const question = useMemo((): ListQuery => {
    const condition = { collectionId: { operator: 'is' as const, value: id } }
    return { filter: { condition, collectionId: id }, sort: { field: 'collection.number', order: 'ASC' } }
  }, [id])
  const faceOf = useCallback(
    (series: Series) => ({
      title: series.metadata.title,
      line: t('resources.books.count', { count: series.booksCount }),
      poster: <SeriesPoster series={series} width={40} bare />,
    }),
    [t],
  )
  return (
    <Section title={t('resources.series.name')} count={number(seriesIds.length)}>
      <ArrangeMembers<Series> kind="collections" set={set} question={question} faceOf={faceOf} onDone={onDone} />
    </Section>
  )
}

/** Loading state: the cover needs only the id and is shown at once. */
function Coming({ collectionId }: { collectionId: string }) {
  return (
    <HeroSkeleton
      compact
      cover={<Poster src={usePosterUrl('collections', collectionId)} title="" eager width={260} stacked />}
    />
  )
}
