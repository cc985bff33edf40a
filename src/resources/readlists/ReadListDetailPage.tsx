import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { CollectionOrReadListMenu } from '../../actions/membership/CollectionOrReadListMenu'
import { ContainingCollectionOrReadListProvider } from '../../actions/membership/ContainingCollectionOrReadListProvider'
import { useWithCorrectedFilter } from '../../actions/membership/hasHiddenMembers'
import { ReorderMembersPanel } from '../../actions/membership/ReorderMembersPanel'
import { useRedirectOnRecordDeletion } from '../../actions/useRedirectOnRecordDeletion'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { EmptyState } from '../../components/feedback/EmptyState'
import { DetailPageHeader, DetailPageHeaderSkeleton } from '../../components/page/DetailPageHeader'
import { PageSection } from '../../components/page/PageSection'
import { ExpandableText } from '../../components/text/ExpandableText'
import { useRestorablePageState } from '../../forms/pageFormDraftStorage'
import type { Book, BookCondition, ReadList } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import { getReadListFiltersAndSorts } from '../../lists/browse/browseListState'
import type { ListQuery } from '../../lists/paging/useWindowedList'
import { RecordLoader } from '../../lists/record/RecordLoader'
import {
  BookBrowseList,
  BookPoster,
  FileDownloadButton,
  findNextBookToReadInReadList,
  formatBookTitleInSeries,
  NextBookHint,
  ReadBookButtons,
} from '../books'
import { ComicRackExportButton } from './ComicRackExportButton'

const route = getRouteApi('/_shell/_resources/readlists/$readListId')

/**
 * Page of a read list with the next book to read, and the books of the list. By default, the books are in the order of
 * the read list.
 */
export function ReadListDetailPage() {
  const { readListId } = route.useParams()
  return (
    <RecordLoader<ReadList>
      key={readListId}
      resource="readlists"
      id={readListId}
      loading={<ReadListPageSkeleton readListId={readListId} />}
    >
      {readList => <ReadListView readList={readList} />}
    </RecordLoader>
  )
}

function ReadListView({ readList: record }: { readList: ReadList }) {
  const t = useTranslate()
  const readList = useWithCorrectedFilter(record)
  const { id, name, summary, ordered, filtered, bookIds } = readList
  const poster = usePosterUrl('readlists', id)
  const next = useNextBookOfReadList(id)
  const [arrangeState, setArrangeState] = useRestorablePageState<'initial' | 'arranging' | 'done'>(
    `arranging ${id}`,
    'initial',
  )
  const isArranging = arrangeState === 'arranging'
  const context = { context: 'READLIST', contextId: id } as const
  useDocumentTitle(name)
  useRedirectOnRecordDeletion('readlists', id)
  return (
    <>
      <DetailPageHeader
        cover={<Poster src={poster} title={name} eager width={260} stacked />}
        backdropUrl={poster}
        parentLink={t('page.readList.kind')}
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
            <ReadBookButtons {...next} context={context} isNextOfList />
            <FileDownloadButton resource="readlists" id={id} isUnavailable={bookIds.length === 0} />
            <ComicRackExportButton readList={readList} />
            {!isArranging && (
              <CollectionOrReadListMenu
                kind="readlists"
                memberList={readList}
                onReorder={() => setArrangeState('arranging')}
                restoreFocus={arrangeState === 'done'}
              />
            )}
            <NextBookHint {...next} context={context} showsSeriesTitle />
          </>
        }
      >
        {summary && <ExpandableText text={summary} />}
      </DetailPageHeader>
      {isArranging ? (
        <ArrangeReadList readList={readList} onDone={() => setArrangeState('done')} />
      ) : (
        <ReadListMembers readList={readList} />
      )}
    </>
  )
}

/**
 * Loads the next book to read in a read list. The query key starts like the key of a book list, so that the query is
 * fetched again when books change.
 */
function useNextBookOfReadList(id: string) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: createOperationQueryKey('getBooksOfReadList', { readListId: id, next: true }),
    queryFn: async ({ signal }) => (await findNextBookToReadInReadList(id, signal)) ?? null,
    meta: { shownBy: 'none' },
  })
  return { book: data ?? undefined, isLoading: isPending, failure: error ?? undefined, retry: () => void refetch() }
}

function ReadListMembers({ readList }: { readList: ReadList }) {
  const { id, bookIds, ordered } = readList
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const baseConditions = useMemo((): BookCondition[] => [{ readListId: { operator: 'is', value: id } }], [id])
  const context = useMemo(() => ({ context: 'READLIST' as const, contextId: id }), [id])
  const containingList = useMemo(() => ({ kind: 'readlists' as const, list: readList }), [readList])
  return (
    <PageSection title={t('resources.books.name')} count={number(bookIds.length)}>
      <ContainingCollectionOrReadListProvider value={containingList}>
        <BookBrowseList
          parent={{ kind: 'readlist', id }}
          tables={getReadListFiltersAndSorts(ordered)}
          baseConditions={baseConditions}
          context={context}
          exportName={readList.name}
          empty={<EmptyState title={t('page.readList.empty')} text={t('page.readList.emptyText')} />}
        />
      </ContainingCollectionOrReadListProvider>
    </PageSection>
  )
}

function ArrangeReadList({ readList: { id, name, bookIds }, onDone }: { readList: ReadList; onDone: () => void }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const memberList = useMemo(() => ({ id, name }), [id, name])
  const query = useMemo((): ListQuery => {
    const condition = { readListId: { operator: 'is' as const, value: id } }
    return { filter: { condition, readListId: id }, sort: { field: 'readList.number', order: 'ASC' } }
  }, [id])
  const rowContentOf = useCallback(
    (book: Book) => ({
      title: formatBookTitleInSeries(book),
      subtitle: book.oneshot ? undefined : book.seriesTitle,
      poster: <BookPoster book={book} width={40} withoutBadges />,
    }),
    [],
  )
  return (
    <PageSection title={t('resources.books.name')} count={number(bookIds.length)}>
      <ReorderMembersPanel<Book>
        kind="readlists"
        memberList={memberList}
        query={query}
        rowContent={rowContentOf}
        onDone={onDone}
      />
    </PageSection>
  )
}

function ReadListPageSkeleton({ readListId }: { readListId: string }) {
  return (
    <DetailPageHeaderSkeleton
      cover={<Poster src={usePosterUrl('readlists', readListId)} title="" eager width={260} stacked />}
    />
  )
}
