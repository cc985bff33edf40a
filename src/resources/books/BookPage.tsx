import { getRouteApi, Link } from '@tanstack/react-router'
import { useLeavingGone } from '../../actions/useLeavingGone'
import { usePosterUrl } from '../../api/urls/posters'
import { Callout } from '../../components/Callout'
import { DefinitionList } from '../../components/DefinitionList'
import { Hero, HeroSkeleton } from '../../components/Hero'
import { OutLinks } from '../../components/OutLinks'
import { Poster } from '../../components/Poster'
import { ReadMore } from '../../components/ReadMore'
import { Redirect } from '../../components/Redirect'
import type { Book } from '../../generated/model.schemas'
import { useTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { FilterLinks } from '../../lists/FilterLinks'
import { ShowRecord } from '../../lists/ShowRecord'
import { LibraryName } from '../libraries'
import { ReadListName, ReadListShelves } from '../readlists'
import { BookPoster } from './BookCard'
import { BookFacts } from './BookFacts'
import { BookMenu } from './BookMenu'
import type { ReadingContext } from './bookLinks'
import { bookTitle, fullBookTitle } from './bookTitle'
import { DownloadButton } from './DownloadButton'
import { NeighbourBar } from './NeighbourBar'
import { peopleFacts } from './peopleFacts'
import { ReadButtons } from './ReadButtons'
import { useBookNeighbours } from './useBookNeighbours'
import { useFileFacts } from './useFileFacts'
import { useAbsence, useTrouble } from './useTrouble'

const route = getRouteApi('/_shell/book/$bookId')

/** The page of one book of a series. A one-shot has a page of its own. */
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
  const trouble = useTrouble(book)
  const isAbsent = useAbsence(book) !== undefined
  const title = fullBookTitle(book)
  useTitle(title)
  useLeavingGone('books', book.id)
  // A series that goes takes its books with it.
  useLeavingGone('series', book.seriesId)
  return (
    <>
      <Neighbours book={book} context={context} />
      <Hero
        cover={<BookPoster book={book} eager width={260} bare />}
        wash={usePosterUrl('books', book.id)}
        above={context.context === 'READLIST' ? <SeriesName book={book} /> : <LibraryName libraryId={book.libraryId} />}
        title={bookTitle(book)}
        facts={<BookFacts book={book} />}
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
    ...peopleFacts(authors, book.libraryId),
    {
      name: t('resources.books.fields.tags'),
      value: tags.length > 0 && <FilterLinks filter="tag" values={tags} libraryId={book.libraryId} />,
    },
    { name: t('resources.books.fields.links'), value: links.length > 0 && <OutLinks links={links} /> },
  ]
  return (
    <>
      <DefinitionList facts={facts} />
      <DefinitionList facts={useFileFacts(book)} />
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
      {t('page.book.inSeries')} <SeriesName book={book} />
    </>
  )
  return <NeighbourBar {...useBookNeighbours(book.id, context)} within={within} />
}

function SeriesName({ book: { seriesId, seriesTitle } }: { book: Book }) {
  return (
    <Link to="/series/$seriesId" params={{ seriesId }}>
      <bdi>{seriesTitle}</bdi>
    </Link>
  )
}

/** The cover is shown before the book is known. */
function Coming({ bookId }: { bookId: string }) {
  return (
    <>
      <NeighbourBar within={null} />
      <HeroSkeleton cover={<Poster src={usePosterUrl('books', bookId)} title="" eager width={260} />} />
    </>
  )
}
