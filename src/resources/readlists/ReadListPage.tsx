import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { ArrangeMembers } from '../../actions/membership/ArrangeMembers'
import { MemberListContext } from '../../actions/membership/MemberListContext'
import { MemberListMenu } from '../../actions/membership/MemberListMenu'
import { useRedirectOnDelete } from '../../actions/useRedirectOnDelete'
import { operationKey } from '../../api/cache/operationKey'
import { usePosterUrl } from '../../api/urls/posters'
import { Poster } from '../../components/cards/Poster'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Hero, HeroSkeleton } from '../../components/page/Hero'
import { ReadMore } from '../../components/page/ReadMore'
import { Section } from '../../components/page/Section'
import type { Book, BookCondition, ReadList } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useDocumentTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { readListTables } from '../../lists/browse/browseState'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { ShowRecord } from '../../lists/record/ShowRecord'
import { BookBrowse, BookPoster, bookTitle, DownloadButton, NextBookHint, nextOfReadList, ReadButtons } from '../books'

const route = getRouteApi('/_shell/readlists/$readListId')

/** Page of a read list: header, next book and its books, by default in the order of the read list. */
export function ReadListPage() {
  const { readListId } = route.useParams()
  return (
    <ShowRecord<ReadList>
      key={readListId}
      resource="readlists"
      id={readListId}
      loading={<Coming readListId={readListId} />}
    >
      {readList => <ReadListView readList={readList} />}
    </ShowRecord>
  )
}

function ReadListView({ readList }: { readList: ReadList }) {
  const t = useTranslate()
  const { id, name, summary, ordered, filtered, bookIds } = readList
  const poster = usePosterUrl('readlists', id)
  const next = useNext(id)
  const [arranging, setArranging] = useState<'not yet' | 'now' | 'done'>('not yet')
  const isArranging = arranging === 'now'
  const context = { context: 'READLIST', contextId: id } as const
  useDocumentTitle(name)
  useRedirectOnDelete('readlists', id)
  return (
    <>
      <Hero
        cover={<Poster src={poster} title={name} eager width={260} stacked />}
        wash={poster}
        above={t('page.readList.kind')}
        title={name}
        facts={
          <>
            <span>{t('resources.books.count', { count: bookIds.length })}</span>
            <span>{t(ordered ? 'page.readList.ordered' : 'page.readList.byDate')}</span>
            {filtered && <span>{t('page.readList.filtered')}</span>}
          </>
        }
        actions={
          <>
            <ReadButtons {...next} context={context} />
            <DownloadButton noun="readlists" id={id} isAbsent={bookIds.length === 0} />
            {!isArranging && (
              <MemberListMenu
                kind="readlists"
                set={readList}
                onArrange={() => setArranging('now')}
                isBack={arranging === 'done'}
              />
            )}
            <NextBookHint {...next} context={context} amongOthers />
          </>
        }
      >
        {summary && <ReadMore text={summary} />}
      </Hero>
      {isArranging ? (
        <Arranged readList={readList} onDone={() => setArranging('done')} />
      ) : (
        <Members readList={readList} />
      )}
    </>
  )
}

/** Next book to read. The query key starts with the URL of the book list, so that changes of the books invalidate it. */
function useNext(id: string) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: operationKey('getBooksOfReadList', { readListId: id, next: true }),
    queryFn: async ({ signal }) => (await nextOfReadList(id, signal)) ?? null,
    meta: { shownBy: 'nobody' },
  })
  return { book: data ?? undefined, isLoading: isPending, failure: error ?? undefined, retry: () => void refetch() }
}

function Members({ readList }: { readList: ReadList }) {
  const { id, bookIds, ordered } = readList
  const t = useTranslate()
  const { number } = useFormat()
  const within = useMemo((): BookCondition[] => [{ readListId: { operator: 'is', value: id } }], [id])
  const context = useMemo(() => ({ context: 'READLIST' as const, contextId: id }), [id])
  const standing = useMemo(() => ({ kind: 'readlists' as const, set: readList }), [readList])
  return (
    <Section title={t('resources.books.name')} count={number(bookIds.length)}>
      <MemberListContext value={standing}>
        <BookBrowse
          of={{ kind: 'readlist', id }}
          tables={readListTables(ordered)}
          within={within}
          context={context}
          empty={<EmptyState title={t('page.readList.empty')} text={t('page.readList.emptyText')} />}
        />
      </MemberListContext>
    </Section>
  )
}

/** Reorderable rows of the books. */
function Arranged({ readList: { id, name, bookIds }, onDone }: { readList: ReadList; onDone: () => void }) {
  const t = useTranslate()
  const { number } = useFormat()
  const set = useMemo(() => ({ id, name }), [id, name])
  const question = useMemo((): ListQuery => {
    const condition = { readListId: { operator: 'is' as const, value: id } }
    return { filter: { condition, readListId: id }, sort: { field: 'readList.number', order: 'ASC' } }
  }, [id])
  const faceOf = useCallback(
    (book: Book) => ({
      title: bookTitle(book),
      line: book.oneshot ? undefined : book.seriesTitle,
      poster: <BookPoster book={book} width={40} bare />,
    }),
    [],
  )
  return (
    <Section title={t('resources.books.name')} count={number(bookIds.length)}>
      <ArrangeMembers<Book> kind="readlists" set={set} question={question} faceOf={faceOf} onDone={onDone} />
    </Section>
  )
}

/** Loading state: the cover needs only the id and is shown at once. */
function Coming({ readListId }: { readListId: string }) {
  return (
    <HeroSkeleton cover={<Poster src={usePosterUrl('readlists', readListId)} title="" eager width={260} stacked />} />
  )
}
