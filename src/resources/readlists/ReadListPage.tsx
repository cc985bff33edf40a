import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePosterUrl } from '../../api/urls/posters'
import { EmptyState } from '../../components/EmptyState'
import { Hero, HeroSkeleton } from '../../components/Hero'
import { Poster } from '../../components/Poster'
import { ReadMore } from '../../components/ReadMore'
import { Section } from '../../components/Section'
import type { BookCondition, ReadList } from '../../generated/model.schemas'
import { getGetBooksOfReadListUrl } from '../../generated/readlists/readlists'
import { useFormat } from '../../language/format'
import { useTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { readListTables } from '../../lists/browse'
import { ShowRecord } from '../../lists/ShowRecord'
import { BookBrowse, DownloadButton, NextBookLine, nextOfReadList, ReadButtons } from '../books'

const route = getRouteApi('/_shell/readlists/$readListId')

/** The page of one read list with its books to browse, in its own order first. */
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
  const context = { context: 'READLIST', contextId: id } as const
  useTitle(name)
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
            <NextBookLine {...next} context={context} amongOthers />
          </>
        }
      >
        {summary && <ReadMore text={summary} />}
      </Hero>
      <Members readList={readList} />
    </>
  )
}

/** The book to read next. Its key lies under the books of the list, so that it is found again when they change. */
function useNext(id: string) {
  const { data, isPending } = useQuery({
    queryKey: [getGetBooksOfReadListUrl(id), { next: true }],
    queryFn: async ({ signal }) => (await nextOfReadList(id, signal)) ?? null,
    meta: { shownBy: 'nobody' },
  })
  return { book: data ?? undefined, isLooking: isPending }
}

function Members({ readList: { id, bookIds, ordered } }: { readList: ReadList }) {
  const t = useTranslate()
  const { number } = useFormat()
  const within = useMemo((): BookCondition[] => [{ readListId: { operator: 'is', value: id } }], [id])
  const context = useMemo(() => ({ context: 'READLIST' as const, contextId: id }), [id])
  return (
    <Section title={t('resources.books.name')} count={number(bookIds.length)}>
      <BookBrowse
        of={{ kind: 'readlist', id }}
        tables={readListTables(ordered)}
        within={within}
        context={context}
        empty={<EmptyState title={t('page.readList.empty')} text={t('page.readList.emptyText')} />}
      />
    </Section>
  )
}

/** The cover is shown before the read list is known. */
function Coming({ readListId }: { readListId: string }) {
  return (
    <HeroSkeleton cover={<Poster src={usePosterUrl('readlists', readListId)} title="" eager width={260} stacked />} />
  )
}
