import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { CollectionOrReadListMenu } from '../../actions/membership/CollectionOrReadListMenu'
import { ContainingCollectionOrReadListProvider } from '../../actions/membership/ContainingCollectionOrReadListProvider'
import { useWithCorrectedFilter } from '../../actions/membership/hasHiddenMembers'
import { ReorderMembersPanel } from '../../actions/membership/ReorderMembersPanel'
import { useRedirectOnRecordDeletion } from '../../actions/useRedirectOnRecordDeletion'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { EmptyState } from '../../components/feedback/EmptyState'
import { DetailPageHeader, DetailPageHeaderSkeleton } from '../../components/page/DetailPageHeader'
import { PageSection } from '../../components/page/PageSection'
import { useRestorablePageState } from '../../forms/pageFormDraftStorage'
import type { Collection, Series, SeriesCondition } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import { getCollectionFiltersAndSorts } from '../../lists/browse/browseListState'
import type { ListQuery } from '../../lists/paging/useWindowedList'
import { RecordLoader } from '../../lists/record/RecordLoader'
import { SeriesBrowseList, SeriesPoster } from '../series'

const route = getRouteApi('/_shell/_resources/collections/$collectionId')

/** Page of a collection with its series. By default, the series are in the order of the collection. */
export function CollectionDetailPage() {
  const { collectionId } = route.useParams()
  return (
    <RecordLoader<Collection>
      key={collectionId}
      resource="collections"
      id={collectionId}
      loading={<CollectionPageSkeleton collectionId={collectionId} />}
    >
      {collection => <CollectionView collection={collection} />}
    </RecordLoader>
  )
}

function CollectionView({ collection: record }: { collection: Collection }) {
  const t = useTranslate()
  const collection = useWithCorrectedFilter(record)
  const { id, name, ordered, filtered, seriesIds } = collection
  const poster = usePosterUrl('collections', id)
  const [arrangeState, setArrangeState] = useRestorablePageState<'initial' | 'arranging' | 'done'>(
    `arranging ${id}`,
    'initial',
  )
  const isArranging = arrangeState === 'arranging'
  useDocumentTitle(name)
  useRedirectOnRecordDeletion('collections', id)
  return (
    <>
      <DetailPageHeader
        cover={<Poster src={poster} title={name} eager width={260} stacked />}
        backdropUrl={poster}
        parentLink={t('page.collection.kind')}
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
            <CollectionOrReadListMenu
              kind="collections"
              memberList={collection}
              onReorder={() => setArrangeState('arranging')}
              restoreFocus={arrangeState === 'done'}
            />
          )
        }
      />
      {isArranging ? (
        <ArrangeCollection collection={collection} onDone={() => setArrangeState('done')} />
      ) : (
        <CollectionMembers collection={collection} />
      )}
    </>
  )
}

const MIN_ITEMS_FOR_ALPHABET = 60

function CollectionMembers({ collection }: { collection: Collection }) {
  const { id, seriesIds, ordered } = collection
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const parent = useMemo(() => ({ kind: 'collection' as const, id }), [id])
  const baseConditions = useMemo((): SeriesCondition[] => [{ collectionId: { operator: 'is', value: id } }], [id])
  const context = useMemo(() => ({ context: 'COLLECTION' as const, contextId: id }), [id])
  const containingList = useMemo(() => ({ kind: 'collections' as const, list: collection }), [collection])
  return (
    <PageSection title={t('resources.series.name')} count={number(seriesIds.length)}>
      <ContainingCollectionOrReadListProvider value={containingList}>
        <SeriesBrowseList
          parent={parent}
          tables={getCollectionFiltersAndSorts(ordered)}
          baseConditions={baseConditions}
          context={context}
          exportName={collection.name}
          hasAlphabet={seriesIds.length >= MIN_ITEMS_FOR_ALPHABET}
          empty={<EmptyState title={t('page.collection.empty')} text={t('page.collection.emptyText')} />}
        />
      </ContainingCollectionOrReadListProvider>
    </PageSection>
  )
}

function ArrangeCollection({
  collection: { id, name, seriesIds },
  onDone,
}: {
  collection: Collection
  onDone: () => void
}) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const memberList = useMemo(() => ({ id, name }), [id, name])
  const query = useMemo((): ListQuery => {
    const condition = { collectionId: { operator: 'is' as const, value: id } }
    return { filter: { condition, collectionId: id }, sort: { field: 'collection.number', order: 'ASC' } }
  }, [id])
  const rowContentOf = useCallback(
    (series: Series) => ({
      title: series.metadata.title,
      subtitle: t('resources.books.count', { count: series.booksCount }),
      poster: <SeriesPoster series={series} width={40} withoutBadges />,
    }),
    [t],
  )
  return (
    <PageSection title={t('resources.series.name')} count={number(seriesIds.length)}>
      <ReorderMembersPanel<Series>
        kind="collections"
        memberList={memberList}
        query={query}
        rowContent={rowContentOf}
        onDone={onDone}
      />
    </PageSection>
  )
}

function CollectionPageSkeleton({ collectionId }: { collectionId: string }) {
  return (
    <DetailPageHeaderSkeleton
      compact
      cover={<Poster src={usePosterUrl('collections', collectionId)} title="" eager width={260} stacked />}
    />
  )
}
