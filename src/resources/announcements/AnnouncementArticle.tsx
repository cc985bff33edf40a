import { Check } from 'lucide-react'
import { useId } from 'react'
import { parseServerInstant } from '../../api/serverDates'
import { UntrustedHtml } from '../../components/content/UntrustedHtml'
import { Button } from '../../components/controls/Button'
import { ExternalLink } from '../../components/page/ExternalLinks'
import { InlineList } from '../../components/page/InlineList'
import { RelativeTime } from '../../components/page/RelativeTime'
import type { Announcement } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import styles from './AnnouncementsPage.module.css'

type AnnouncementArticleProps = {
  announcement: Announcement
  /** Base URL for the relative links in the announcement, if the announcement itself has no URL. */
  feedUrl: string | undefined
  isMarking: boolean
  onMarkRead: () => void
}

/**
 * Article with an announcement: title with link, date, author, tags, content, and a button that marks the announcement
 * as read.
 */
export function AnnouncementArticle({ announcement, feedUrl, isMarking, onMarkRead }: AnnouncementArticleProps) {
  const t = useTranslate()
  const headingId = useId()
  const { url, title, summary, content_html: html, date_modified: date, author, tags, _komga } = announcement
  const name = title || t('page.announcements.untitled')
  const facts = [
    date && { key: 'date', content: <RelativeTime at={parseServerInstant(date)} /> },
    author?.name && { key: 'author', content: <bdi>{author.name}</bdi> },
    ...tags.map(tag => ({ key: `tag ${tag}`, content: <bdi>#{tag}</bdi> })),
  ].filter(fact => !!fact)
  return (
    <article className={styles.article} aria-labelledby={headingId} data-unread={!_komga.read || undefined}>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {!_komga.read && <span className={styles.unread}>{t('page.announcements.unread')}</span>}
          <ExternalLink url={url}>
            <bdi>{name}</bdi>
          </ExternalLink>
        </h2>
        {facts.length > 0 && (
          <div className={styles.facts}>
            <InlineList items={facts}>{({ content }) => content}</InlineList>
          </div>
        )}
      </header>
      {html ? (
        <UntrustedHtml html={html} baseUrl={url ?? feedUrl} headingLevel={3} />
      ) : (
        summary && <p dir="auto">{summary}</p>
      )}
      {!_komga.read && (
        <Button
          icon={Check}
          busy={isMarking}
          className={styles.markRead}
          data-mark-read
          aria-label={t('page.announcements.markRead', { title: name })}
          onClick={onMarkRead}
        >
          {t('page.announcements.markReadShort')}
        </Button>
      )}
    </article>
  )
}
