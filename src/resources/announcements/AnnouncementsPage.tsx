import { CheckCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useMarkAnnouncementsRead } from '../../generated/announcements/announcements'
import type { Announcement } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { AnnouncementArticle } from './AnnouncementArticle'
import styles from './AnnouncementsPage.module.css'
import { useAnnouncements } from './announcementsQuery'

/** Number of announcements that are visible at first. Each click on the button below the list adds the same number. */
const ANNOUNCEMENTS_PER_STEP = 10

/** Page with the announcements of the Komga developers, for administrators. */
export function AnnouncementsPage() {
  const t = useTranslate()
  const { data, error, refetch, isFetching } = useAnnouncements()
  const { mutate: markRead, isPending: isMarking, variables } = useMarkAnnouncementsRead()
  const unreadIds = (data?.items ?? []).filter(({ _komga }) => !_komga.read).map(({ id }) => id)
  const isMarkingAll = isMarking && (variables?.data.length ?? 0) > 1
  const page = useRef<HTMLDivElement>(null)
  const restoreFocus = useFocusFallback(
    () => page.current?.querySelector<HTMLElement>('[data-mark-read]') ?? page.current,
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only observes focus changes of its children
    <div ref={page} tabIndex={-1} className={styles.root} onFocus={restoreFocus}>
      <TitledPageLayout
        isNarrow
        title={t('page.announcements.title')}
        intro={t('page.announcements.intro')}
        actions={
          unreadIds.length > 0 && (
            <Button icon={CheckCheck} busy={isMarkingAll} onClick={() => markRead({ data: unreadIds })}>
              {t('page.announcements.markAllRead')}
            </Button>
          )
        }
      >
        {!!error && !isFetching && (
          <AnnouncementsFailure error={error} hasData={!!data} onRetry={() => void refetch()} />
        )}
        {data && (
          <AnnouncementList
            items={data.items}
            feedUrl={data.home_page_url ?? undefined}
            markingId={isMarking ? variables?.data[0] : undefined}
            onMarkRead={id => markRead({ data: [id] })}
          />
        )}
        {!data && isFetching && <TextSkeleton />}
      </TitledPageLayout>
    </div>
  )
}

type AnnouncementsFailureProps = { error: unknown; hasData: boolean; onRetry: () => void }

/**
 * Error message if the announcements could not be loaded. The server fetches them from the internet. If the server
 * responds with status 500 or higher, the server usually has no internet access. Status 404 means that there are no
 * announcements.
 */
function AnnouncementsFailure({ error, hasData, onRetry }: AnnouncementsFailureProps) {
  const t = useTranslate()
  if (error instanceof ServerError && error.status === 404) return hasData ? null : <NoAnnouncements />
  const isUpstreamFailure = error instanceof ServerError && error.status >= 500
  const text = errorText(error, isUpstreamFailure ? t('page.announcements.unreachable') : undefined)
  return <ErrorState inline={hasData} text={text} onRetry={onRetry} />
}

function NoAnnouncements() {
  const t = useTranslate()
  return (
    <EmptyState drawing="done" title={t('page.announcements.empty.title')} text={t('page.announcements.empty.text')} />
  )
}

type AnnouncementListProps = {
  items: readonly Announcement[]
  feedUrl: string | undefined
  markingId: string | undefined
  onMarkRead: (id: string) => void
}

function AnnouncementList({ items, feedUrl, markingId, onMarkRead }: AnnouncementListProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const [shownCount, setShownCount] = useState(ANNOUNCEMENTS_PER_STEP)
  if (items.length === 0) return <NoAnnouncements />
  const showMore = () => {
    setShownCount(shownCount + ANNOUNCEMENTS_PER_STEP)
    requestAnimationFrame(() => list.current?.children[shownCount]?.querySelector<HTMLElement>('h2')?.focus())
  }
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('page.announcements.title')}>
        {items.slice(0, shownCount).map(item => (
          <li key={item.id}>
            <AnnouncementArticle
              announcement={item}
              feedUrl={feedUrl}
              isMarking={markingId === item.id}
              onMarkRead={() => onMarkRead(item.id)}
            />
          </li>
        ))}
      </ul>
      {items.length > shownCount && (
        <Button className={styles.more} onClick={showMore}>
          {t('page.announcements.more', { count: Math.min(ANNOUNCEMENTS_PER_STEP, items.length - shownCount) })}
        </Button>
      )}
    </>
  )
}
