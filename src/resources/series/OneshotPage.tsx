import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRedirectOnDelete } from '../../actions/useRedirectOnDelete'
import { operationKey } from '../../api/cache/operationKey'
import { errorText } from '../../api/errorText'
import { listBooks } from '../../api/records/listBooks'
import { usePosterUrl } from '../../api/urls/posters'
import { Poster } from '../../components/cards/Poster'
import { Callout } from '../../components/feedback/Callout'
import { DefinitionList } from '../../components/page/DefinitionList'
import { Hero, HeroSkeleton } from '../../components/page/Hero'
import { ReadMore } from '../../components/page/ReadMore'
import { Redirect } from '../../components/page/Redirect'
import type { Book, Collection, Series } from '../../generated/model.schemas'
import { useDocumentTitle } from '../../language/useTitle'
import { ShowRecord } from '../../lists/record/ShowRecord'
import {
  BookSummaryLine,
  DownloadButton,
  PreviousNextBar,
  ReadButtons,
  type ReadingContext,
  useFileDefinitions,
  useFileFailure,
  useFileUnavailableReason,
} from '../books'
import { CollectionShelves, useCollectionsOfSeries } from '../collections'
import { LibraryName } from '../libraries'
import { ReadListShelves } from '../readlists'
import { hasNeighbours, OneshotNeighbours } from './OneshotNeighbours'
import { SeriesPoster } from './SeriesCard'
import { SeriesMenu } from './SeriesMenu'
import { SeriesSummaryLine } from './SeriesSummaryLine'
import { useSeriesDetails } from './useSeriesDetails'

const route = getRouteApi('/_shell/oneshot/$seriesId')

/** Page of a one-shot: combines the series and its only book. */
export function OneshotPage() {
  const { seriesId } = route.useParams()
  const context = route.useSearch()
  // Requests the book in parallel with the series.
  const { data, isPending, isFetched, error, refetch } = useQuery(onlyBookOf(seriesId))
  const failure = data ? undefined : (error ?? undefined)
  const collections = useCollectionsOfSeries(seriesId)
  useRedirectOnDelete('series', seriesId)
  const coming = <Coming seriesId={seriesId} context={context} />
  return (
    <ShowRecord<Series> key={seriesId} resource="series" id={seriesId} loading={coming}>
      {series => {
        if (!series.oneshot) return <Redirect to="/series/$seriesId" params={{ seriesId }} search={context} />
        // A retry after a failure keeps the page visible.
        if ((isPending && !isFetched) || !collections) return coming
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
    </ShowRecord>
  )
}

const onlyBookOf = (seriesId: string) => ({
  queryKey: operationKey('listBooks', { onlyOf: seriesId }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listBooks({ condition: { seriesId: { operator: 'is', value: seriesId } } }, { size: 1 }, { signal }),
  meta: { shownBy: 'nobody' as const },
})

type OneshotViewProps = {
  series: Series
  book: Book | undefined
  isLoading: boolean
  /** Error of the request for the book. */
  failure: unknown
  retry: () => void
  collections: readonly Collection[]
  context: ReadingContext
}

function OneshotView({ series, book, isLoading, failure, retry, collections, context }: OneshotViewProps) {
  const absence = useFileUnavailableReason(series)
  const { title, summary } = series.metadata
  useDocumentTitle(title)
  return (
    <>
      <OneshotNeighbours seriesId={series.id} bookId={book?.id} context={context} />
      <Hero
        cover={<SeriesPoster series={series} eager width={260} bare />}
        wash={usePosterUrl('series', series.id)}
        above={<LibraryName libraryId={series.libraryId} />}
        title={title}
        facts={
          <>
            {book && <BookSummaryLine book={book} />}
            <SeriesSummaryLine series={series} />
          </>
        }
        actions={
          <>
            <ReadButtons book={book} isLoading={isLoading} failure={failure} retry={retry} context={context} />
            {book && <DownloadButton noun="books" id={book.id} isAbsent={absence !== undefined} />}
            <SeriesMenu series={series} />
          </>
        }
      >
        {book ? <Trouble book={book} /> : absence && <Callout>{absence}</Callout>}
        {failure !== undefined && (
          <div role="alert">
            <Callout>{errorText(failure)}</Callout>
          </div>
        )}
        {(book?.metadata.summary || summary) && <ReadMore text={book?.metadata.summary || summary} />}
        {book && <Details series={series} book={book} collections={collections} />}
      </Hero>
      {book && (
        <ReadListShelves bookId={book.id}>
          <CollectionShelves seriesId={series.id} collections={collections} />
        </ReadListShelves>
      )}
    </>
  )
}

function Trouble({ book }: { book: Book }) {
  const trouble = useFileFailure(book)
  return trouble && <Callout>{trouble}</Callout>
}

function Details({ series, book, collections }: Pick<OneshotViewProps, 'series' | 'collections'> & { book: Book }) {
  return (
    <>
      <DefinitionList facts={useSeriesDetails(series, { ...book.metadata, collections })} />
      <DefinitionList facts={useFileDefinitions(book)} />
    </>
  )
}

/** Loading state: the cover needs only the id and is shown at once. */
function Coming({ seriesId, context }: { seriesId: string; context: ReadingContext }) {
  return (
    <>
      {hasNeighbours(context) && <PreviousNextBar within={null} />}
      <HeroSkeleton cover={<Poster src={usePosterUrl('series', seriesId)} title="" eager width={260} />} />
    </>
  )
}
