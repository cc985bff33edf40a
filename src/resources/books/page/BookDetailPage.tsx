import { getRouteApi, Link } from '@tanstack/react-router'
import { useRecordContext } from 'react-admin'
import { useRedirectOnRecordDeletion } from '../../../actions/useRedirectOnRecordDeletion'
import { usePosterUrl } from '../../../api/urls/posterUrls'
import { Poster } from '../../../components/cards/Poster'
import { Callout } from '../../../components/feedback/Callout'
import { DefinitionList } from '../../../components/page/DefinitionList'
import { DetailPageHeader, DetailPageHeaderSkeleton } from '../../../components/page/DetailPageHeader'
import { ExternalLinks } from '../../../components/page/ExternalLinks'
import { Redirect } from '../../../components/page/Redirect'
import { ExpandableText } from '../../../components/text/ExpandableText'
import { TextWithComponent } from '../../../components/text/TextWithComponent'
import type { Book } from '../../../generated/model.schemas'
import { useDocumentTitle } from '../../../language/useDocumentTitle'
import { useTranslate } from '../../../language/useTranslate'
import { FilterValueLinks } from '../../../lists/filters/FilterValueLinks'
import { RecordLoader } from '../../../lists/record/RecordLoader'
import { LibraryLink } from '../../libraries'
import { OpenedFromReadListLink, ReadListShelvesOfBook } from '../../readlists'
import { BookPoster } from '../BookCard'
import type { OpenedFromListParams } from '../bookLinks'
import { formatBookTitleInSeries, formatFullBookTitle } from '../bookTitle'
import { FileDownloadButton } from '../FileDownloadButton'
import { ReadBookButtons } from '../ReadBookButtons'
import { useBookUnreadableReason, useFileUnavailableReason } from '../useBookUnreadableReason'
import { BookDetailPageActions } from './BookDetailPageActions'
import { BookHeaderMetadata } from './BookHeaderMetadata'
import { createAuthorDefinitionItems } from './createAuthorDefinitionItems'
import { JumpToBookButton } from './JumpToBookButton'
import { PreviousNextRecordBar } from './PreviousNextRecordBar'
import { useBookFileDefinitionItems } from './useBookFileDefinitionItems'
import { usePreviousAndNextBook } from './usePreviousAndNextBook'

const route = getRouteApi('/_shell/_resources/book/$bookId')

/** Detail page of a book. If the book is a one-shot, redirects to the detail page for one-shots. */
export function BookDetailPage() {
  const { bookId } = route.useParams()
  const search = route.useSearch()
  return (
    <RecordLoader<Book>
      key={bookId}
      resource="books"
      id={bookId}
      loading={<BookPageSkeleton bookId={bookId} context={search} />}
    >
      {book =>
        book.oneshot ? (
          <Redirect to="/oneshot/$seriesId" params={{ seriesId: book.seriesId }} search={search} />
        ) : (
          <BookView book={book} context={search} />
        )
      }
    </RecordLoader>
  )
}

type BookViewProps = { book: Book; context: OpenedFromListParams }

function BookView({ book, context }: BookViewProps) {
  const unreadableReason = useBookUnreadableReason(book)
  const isFileUnavailable = useFileUnavailableReason(book) !== undefined
  const title = formatFullBookTitle(book)
  useDocumentTitle(title)
  useRedirectOnRecordDeletion('books', book.id)
  // The server can delete a series together with its books. The book page then navigates to the parent page of the
  // series, because the page of the series no longer exists.
  useRedirectOnRecordDeletion('series', book.seriesId)
  return (
    <>
      <BookNeighborsBar book={book} context={context} />
      <DetailPageHeader
        cover={<BookPoster book={book} eager width={260} withoutBadges />}
        backdropUrl={usePosterUrl('books', book.id)}
        parentLink={context.context === 'READLIST' ? <SeriesLink /> : <LibraryLink libraryId={book.libraryId} />}
        title={formatBookTitleInSeries(book)}
        facts={<BookHeaderMetadata book={book} />}
        actions={
          <>
            <ReadBookButtons book={book} context={context} />
            <FileDownloadButton resource="books" id={book.id} isUnavailable={isFileUnavailable} />
            <BookDetailPageActions book={book} />
          </>
        }
      >
        {unreadableReason && <Callout>{unreadableReason}</Callout>}
        {book.metadata.summary && <ExpandableText text={book.metadata.summary} />}
        <BookDetails book={book} />
      </DetailPageHeader>
      <ReadListShelvesOfBook bookId={book.id} />
    </>
  )
}

function BookDetails({ book }: { book: Book }) {
  const t = useTranslate()
  const { authors, tags, links } = book.metadata
  const detailItems = [
    ...createAuthorDefinitionItems(authors, book.libraryId),
    {
      name: t('resources.books.fields.tags'),
      value: tags.length > 0 && <FilterValueLinks filter="tag" values={tags} libraryId={book.libraryId} />,
    },
    { name: t('resources.books.fields.links'), value: links.length > 0 && <ExternalLinks links={links} /> },
  ]
  return (
    <>
      <DefinitionList facts={detailItems} />
      <DefinitionList facts={useBookFileDefinitionItems(book)} />
    </>
  )
}

function BookNeighborsBar({ book, context: openedFrom }: BookViewProps) {
  const { links, context } = usePreviousAndNextBook(book.id, openedFrom)
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const parentLink = readListId ? (
    <OpenedFromReadListLink readListId={readListId} />
  ) : (
    <TextWithComponent textKey="page.book.inSeries" placeholder="name">
      <SeriesLink />
    </TextWithComponent>
  )
  return (
    <PreviousNextRecordBar
      {...links}
      parentLink={parentLink}
      jump={<JumpToBookButton book={book} context={context} />}
    />
  )
}

function SeriesLink() {
  const book = useRecordContext<Book>()
  return (
    book && (
      <Link to="/series/$seriesId" params={{ seriesId: book.seriesId }}>
        <bdi>{book.seriesTitle}</bdi>
      </Link>
    )
  )
}

function BookPageSkeleton({ bookId, context }: { bookId: string; context: OpenedFromListParams }) {
  return (
    <>
      <PreviousNextRecordBar parentLink={null} jump={<JumpToBookButton book={undefined} context={context} />} />
      <DetailPageHeaderSkeleton
        cover={<Poster src={usePosterUrl('books', bookId)} title="" eager width={260} isUnstarted />}
      />
    </>
  )
}
