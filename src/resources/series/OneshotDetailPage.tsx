import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRedirectOnRecordDeletion } from '../../actions/useRedirectOnRecordDeletion'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { errorText } from '../../api/errorText'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { Callout } from '../../components/feedback/Callout'
import { DefinitionList } from '../../components/page/DefinitionList'
import { DetailPageHeader, DetailPageHeaderSkeleton } from '../../components/page/DetailPageHeader'
import { Redirect } from '../../components/page/Redirect'
import { ExpandableText } from '../../components/text/ExpandableText'
import type { Book, Collection, Series } from '../../generated/model.schemas'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { RecordLoader } from '../../lists/record/RecordLoader'
import {
  BookHeaderMetadata,
  FileDownloadButton,
  type OpenedFromListParams,
  PreviousNextRecordBar,
  ReadBookButtons,
  useBookFileDefinitionItems,
  useBookUnreadableReason,
  useFileUnavailableReason,
} from '../books'
import { CollectionShelvesOfSeries, useCollectionsOfSeries } from '../collections'
import { LibraryLink } from '../libraries'
import { ReadListShelvesOfBook } from '../readlists'
import { PreviousNextOneshotBar, shouldShowPreviousNextOneshotBar } from './PreviousNextOneshotBar'
import { SeriesPoster } from './SeriesCard'
import { SeriesDetailPageActions } from './SeriesDetailPageActions'
import { SeriesHeaderMetadata } from './SeriesHeaderMetadata'
import { useSeriesDefinitionItems } from './useSeriesDefinitionItems'

const route = getRouteApi('/_shell/_resources/oneshot/$seriesId')

/** Page of a one-shot. Shows the metadata of its series and of its only book. */
export function OneshotDetailPage() {
  const { seriesId } = route.useParams()
  const context = route.useSearch()
  // The request for the book starts before the series has loaded, so that the page loads faster.
  const { data, isPending, isFetched, error, refetch } = useQuery(oneshotBookQuery(seriesId))
  const failure = data ? undefined : (error ?? undefined)
  const collections = useCollectionsOfSeries(seriesId)
  useRedirectOnRecordDeletion('series', seriesId)
  const skeleton = <OneshotPageSkeleton seriesId={seriesId} context={context} />
  return (
    <RecordLoader<Series> key={seriesId} resource="series" id={seriesId} loading={skeleton}>
      {series => {
        if (!series.oneshot) return <Redirect to="/series/$seriesId" params={{ seriesId }} search={context} />
        // Shows the placeholder during the first request for the book. After the first request has failed, the page of
        // the one-shot is visible. This page stays visible while the user repeats the request.
        if ((isPending && !isFetched) || !collections) return skeleton
        return (
          <OneshotView
            series={series}
            book={data?.content[0]}
            isLoading={isPending}
            failure={failure}
            retry={() => void refetch()}
            collections={collections}
            context={context}
          />
        )
      }}
    </RecordLoader>
  )
}

const oneshotBookQuery = (seriesId: string) => ({
  queryKey: createOperationQueryKey('listBooks', { onlyOf: seriesId }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listBooksWithLegacyFallback(
      { condition: { seriesId: { operator: 'is', value: seriesId } } },
      { size: 1 },
      { signal },
    ),
  meta: { shownBy: 'none' as const },
})

type OneshotViewProps = {
  series: Series
  book: Book | undefined
  isLoading: boolean
  failure: unknown
  retry: () => void
  collections: readonly Collection[]
  context: OpenedFromListParams
}

function OneshotView({ series, book, isLoading, failure, retry, collections, context }: OneshotViewProps) {
  const unavailableReason = useFileUnavailableReason(series)
  const { title, summary, language } = series.metadata
  useDocumentTitle(title)
  return (
    <>
      <PreviousNextOneshotBar seriesId={series.id} book={book} context={context} />
      <DetailPageHeader
        cover={<SeriesPoster series={series} eager width={260} withoutBadges />}
        backdropUrl={usePosterUrl('series', series.id)}
        parentLink={<LibraryLink libraryId={series.libraryId} />}
        title={title}
        facts={
          <>
            {book && <BookHeaderMetadata book={book} />}
            <SeriesHeaderMetadata series={series} />
          </>
        }
        actions={
          <>
            <ReadBookButtons book={book} isLoading={isLoading} failure={failure} retry={retry} context={context} />
            {book && (
              <FileDownloadButton resource="books" id={book.id} isUnavailable={unavailableReason !== undefined} />
            )}
            <SeriesDetailPageActions series={series} book={book} />
          </>
        }
      >
        {book ? <UnreadableCallout book={book} /> : unavailableReason && <Callout>{unavailableReason}</Callout>}
        {failure !== undefined && (
          <div role="alert">
            <Callout>{errorText(failure)}</Callout>
          </div>
        )}
        {(book?.metadata.summary || summary) && (
          <ExpandableText text={book?.metadata.summary || summary} lang={language} />
        )}
        {book && <OneshotDetails series={series} book={book} collections={collections} />}
      </DetailPageHeader>
      {book && (
        <ReadListShelvesOfBook bookId={book.id}>
          <CollectionShelvesOfSeries seriesId={series.id} collections={collections} />
        </ReadListShelvesOfBook>
      )}
    </>
  )
}

function UnreadableCallout({ book }: { book: Book }) {
  const unreadableReason = useBookUnreadableReason(book)
  return unreadableReason && <Callout>{unreadableReason}</Callout>
}

function OneshotDetails({
  series,
  book,
  collections,
}: Pick<OneshotViewProps, 'series' | 'collections'> & { book: Book }) {
  return (
    <>
      <DefinitionList facts={useSeriesDefinitionItems(series, { ...book.metadata, collections })} />
      <DefinitionList facts={useBookFileDefinitionItems(book)} />
    </>
  )
}

function OneshotPageSkeleton({ seriesId, context }: { seriesId: string; context: OpenedFromListParams }) {
  return (
    <>
      {shouldShowPreviousNextOneshotBar(context) && <PreviousNextRecordBar parentLink={null} />}
      <DetailPageHeaderSkeleton
        cover={<Poster src={usePosterUrl('series', seriesId)} title="" eager width={260} isUnstarted />}
      />
    </>
  )
}
