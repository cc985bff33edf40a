import { getRouteApi, Link } from '@tanstack/react-router'
import { useRecordContext } from 'react-admin'
import { useRedirectOnDelete } from '../../../actions/useRedirectOnDelete'
import { usePosterUrl } from '../../../api/urls/posters'
import { Poster } from '../../../components/cards/Poster'
import { Callout } from '../../../components/feedback/Callout'
import { DefinitionList } from '../../../components/page/DefinitionList'
import { ExternalLinks } from '../../../components/page/ExternalLinks'
import { Hero, HeroSkeleton } from '../../../components/page/Hero'
import { ReadMore } from '../../../components/page/ReadMore'
import { Redirect } from '../../../components/page/Redirect'
import type { Book } from '../../../generated/model.schemas'
import { useDocumentTitle } from '../../../language/useTitle'
import { useTranslate } from '../../../language/useTranslate'
import { FilterLinks } from '../../../lists/filters/FilterLinks'
import { ShowRecord } from '../../../lists/record/ShowRecord'
import { LibraryName } from '../../libraries'
import { ReadListName, ReadListShelves } from '../../readlists'
import { BookPoster } from '../BookCard'
import type { ReadingContext } from '../bookLinks'
import { bookTitle, fullBookTitle } from '../bookTitle'
import { DownloadButton } from '../DownloadButton'
import { ReadButtons } from '../ReadButtons'
import { useFileFailure, useFileUnavailableReason } from '../useFileFailure'
import { authorDefinitions } from './authorDefinitions'
import { BookMenu } from './BookMenu'
import { BookSummaryLine } from './BookSummaryLine'
import { PreviousNextBar } from './PreviousNextBar'
import { useBookNeighbours } from './useBookNeighbours'
import { useFileDefinitions } from './useFileDefinitions'

const route = getRouteApi('/_shell/book/$bookId')

/** Page of a book of a series. Redirects one-shots to their own page. */
export function BookPage() {
  const { bookId } = route.useParams()
  const search = route.useSearch()
  return (
    <ShowRecord<Book> key={bookId} resource="books" id={bookId} loading={<Coming bookId={bookId} />}>
      {book =>
        book.oneshot ? (
          <Redirect to="/oneshot/$seriesId" params={{ seriesId: book.seriesId }} search={search} />
        ) : (
          <BookView book={book} context={search} />
        )
      }
    </ShowRecord>
  )
}

type BookViewProps = { book: Book; context: ReadingContext }

function BookView({ book, context }: BookViewProps) {
  const trouble = useFileFailure(book)
  const isAbsent = useFileUnavailableReason(book) !== undefined
  const title = fullBookTitle(book)
  useDocumentTitle(title)
  useRedirectOnDelete('books', book.id)
  // Deleting a series deletes its books.
  useRedirectOnDelete('series', book.seriesId)
  return (
    <>
      <Neighbours book={book} context={context} />
      <Hero
        cover={<BookPoster book={book} eager width={260} bare />}
        wash={usePosterUrl('books', book.id)}
        above={context.context === 'READLIST' ? <SeriesName /> : <LibraryName libraryId={book.libraryId} />}
        title={bookTitle(book)}
        facts={<BookSummaryLine book={book} />}
        actions={
          <>
            <ReadButtons book={book} context={context} />
            <DownloadButton noun="books" id={book.id} isAbsent={isAbsent} />
            <BookMenu book={book} />
          </>
        }
      >
        {trouble && <Callout>{trouble}</Callout>}
        {book.metadata.summary && <ReadMore text={book.metadata.summary} />}
        <BookDetails book={book} />
      </Hero>
      <ReadListShelves bookId={book.id} />
    </>
  )
}

function BookDetails({ book }: { book: Book }) {
  const t = useTranslate()
  const { authors, tags, links } = book.metadata
  const facts = [
    ...authorDefinitions(authors, book.libraryId),
    {
      name: t('resources.books.fields.tags'),
      value: tags.length > 0 && <FilterLinks filter="tag" values={tags} libraryId={book.libraryId} />,
    },
    { name: t('resources.books.fields.links'), value: links.length > 0 && <ExternalLinks links={links} /> },
  ]
  return (
    <>
      <DefinitionList facts={facts} />
      <DefinitionList facts={useFileDefinitions(book)} />
    </>
  )
}

function Neighbours({ book, context }: BookViewProps) {
  const t = useTranslate()
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const within = readListId ? (
    <ReadListName readListId={readListId} />
  ) : (
    <>
      {t('page.book.inSeries')} <SeriesName />
    </>
  )
  return <PreviousNextBar {...useBookNeighbours(book.id, context)} within={within} />
}

function SeriesName() {
  const book = useRecordContext<Book>()
  return (
    book && (
      <Link to="/series/$seriesId" params={{ seriesId: book.seriesId }}>
        <bdi>{book.seriesTitle}</bdi>
      </Link>
    )
  )
}

/** Loading state: the cover needs only the id and is shown at once. */
function Coming({ bookId }: { bookId: string }) {
  return (
    <>
      <PreviousNextBar within={null} />
      <HeroSkeleton cover={<Poster src={usePosterUrl('books', bookId)} title="" eager width={260} />} />
    </>
  )
}
