import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { parseServerInstant } from '../../api/serverDates'
import { EmptyState } from '../../components/feedback/EmptyState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { ExternalLink } from '../../components/page/ExternalLinks'
import { toExternalUrl } from '../../components/page/externalUrl'
import type { Release } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { ReleaseComparison } from './compareVersionWithReleases'
import styles from './ServerUpdatesPage.module.css'

const UntrustedMarkdown = lazyComponent(() => import('../../components/content/UntrustedMarkdown'), 'UntrustedMarkdown')

const OPEN_RELEASE_COUNT = 3

/**
 * List of the server releases in up to three groups: newer releases, the installed release, and older releases. If the
 * installed version is unknown, all releases are in a single group.
 */
export function ReleaseList({ comparison }: { comparison: ReleaseComparison }) {
  const t = useTranslate()
  const { status, newer, installed, older, isIncomplete } = comparison
  if (newer.length + older.length === 0 && !installed)
    return <EmptyState title={t('page.updates.none.title')} text={t('page.updates.none.text')} />
  return (
    <>
      {newer.length > 0 && (
        <ReleaseGroup
          title={t('page.updates.changes')}
          releases={newer}
          openCount={OPEN_RELEASE_COUNT}
          comparison={comparison}
        />
      )}
      {isIncomplete && <p className={styles.note}>{t('page.updates.incomplete')}</p>}
      {installed && (
        <ReleaseGroup
          title={t('page.updates.installed')}
          releases={[installed]}
          openCount={newer.length > 0 ? 0 : 1}
          comparison={comparison}
        />
      )}
      {older.length > 0 && (
        <ReleaseGroup
          title={t(status === 'unknown' ? 'page.updates.all' : 'page.updates.older')}
          releases={older}
          openCount={0}
          comparison={comparison}
        />
      )}
    </>
  )
}

type ReleaseGroupProps = {
  title: string
  releases: readonly Release[]
  /** Number of releases whose notes are expanded at first, counted from the start of the group. */
  openCount: number
  comparison: ReleaseComparison
}

function ReleaseGroup({ title, releases, openCount, comparison }: ReleaseGroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {releases.map((release, index) => (
          <li key={release.version}>
            <ReleaseArticle
              release={release}
              isInitiallyOpen={index < openCount}
              isLatest={release === comparison.latest}
              isInstalled={release === comparison.installed}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ReleaseArticleProps = { release: Release; isInitiallyOpen: boolean; isLatest: boolean; isInstalled: boolean }

function ReleaseArticle({ release, isInitiallyOpen, isLatest, isInstalled }: ReleaseArticleProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const { version, releaseDate, url, preRelease, description } = release
  return (
    <details className={styles.release} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
        <h3 dir="ltr">{version}</h3>
        {isLatest && <span className={styles.label}>{t('page.updates.label.latest')}</span>}
        {isInstalled && <span className={styles.label}>{t('page.updates.label.installed')}</span>}
        {preRelease && <span className={styles.label}>{t('page.updates.label.preRelease')}</span>}
        <span className={styles.date}>{format.date(parseServerInstant(releaseDate))}</span>
      </summary>
      {isOpen && (
        <div className={styles.notes}>
          {description.trim() ? (
            <Suspense fallback={<TextSkeleton />}>
              <UntrustedMarkdown markdown={description} baseUrl={url} headingLevel={4} />
            </Suspense>
          ) : (
            <p>{t('page.updates.noNotes')}</p>
          )}
          {toExternalUrl(url) && (
            <p>
              <ExternalLink url={url}>{t('page.updates.openRelease', { version })}</ExternalLink>
            </p>
          )}
        </div>
      )}
    </details>
  )
}
