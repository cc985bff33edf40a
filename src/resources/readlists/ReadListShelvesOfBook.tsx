import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  CollectionOrReadListMembersShelf,
  MAX_MEMBERS_IN_SHELF,
} from '../../actions/membership/CollectionOrReadListMembersShelf'
import { TextWithComponent } from '../../components/text/TextWithComponent'
import { useGetReadListsOfBook } from '../../generated/books/books'
import type { ReadList } from '../../generated/model.schemas'
import { useGetBooksOfReadList, useGetReadList } from '../../generated/readlists/readlists'
import { useTranslate } from '../../language/useTranslate'
import { PageSectionErrorState } from '../../lists/record/PageSectionErrorState'
import { BookCard } from '../books'
import { getReadListDetailPageLink } from './getReadListDetailPageLink'

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

type ReadListShelvesOfBookProps = {
  bookId: string
  /**
   * Content below the read lists. It appears only after the request for the read lists has ended, so that the layout
   * does not shift.
   */
  children?: ReactNode
}

/**
 * Shows a row for each read list that contains a given book. The row contains cards of the first books in this read
 * list.
 */
export function ReadListShelvesOfBook({ bookId, children }: ReadListShelvesOfBookProps) {
  const query = useGetReadListsOfBook(bookId, withoutErrorNotice)
  const { data: readLists = [], isPending } = query
  return (
    <>
      {readLists.map(readList => (
        <ReadListShelf key={readList.id} readList={readList} />
      ))}
      <PageSectionErrorState query={query} />
      {!isPending && children}
    </>
  )
}

function ReadListShelf({ readList }: { readList: ReadList }) {
  const { id, name } = readList
  const t = useTranslate()
  const members = useGetBooksOfReadList(id, { size: MAX_MEMBERS_IN_SHELF }, withoutErrorNotice)
  return (
    <CollectionOrReadListMembersShelf
      kind="readlists"
      list={readList}
      title={t('page.readList.shelf', { name })}
      members={members}
      to={getReadListDetailPageLink({ id })}
      renderCard={(book, slot) => (
        <BookCard book={book} showsSeriesTitle context={{ context: 'READLIST', contextId: id }} {...slot} />
      )}
    />
  )
}

/** Link to the read list from which the user opened the book. */
export function OpenedFromReadListLink({ readListId }: { readListId: string }) {
  const { data } = useGetReadList(readListId, withoutErrorNotice)
  if (!data) return null
  return (
    <TextWithComponent textKey="page.readList.shelf" placeholder="name">
      <Link to="/readlists/$readListId" params={{ readListId }}>
        <bdi>{data.name}</bdi>
      </Link>
    </TextWithComponent>
  )
}
