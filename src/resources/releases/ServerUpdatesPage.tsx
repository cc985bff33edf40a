import { BadgeCheck, CircleArrowUp, RefreshCw } from 'lucide-react'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { parseServerInstant } from '../../api/serverDates'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { DefinitionList } from '../../components/page/DefinitionList'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import type { ServerInfo } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { compareVersionWithReleases, type ReleaseComparison } from './compareVersionWithReleases'
import { ReleaseList } from './ReleaseList'
import { useReleases, useServerInfo } from './releasesQuery'
import styles from './ServerUpdatesPage.module.css'

/** Page with the installed server version, the latest server version, and the release notes. */
export function ServerUpdatesPage() {
  const t = useTranslate()
  const releases = useReleases()
  const info = useServerInfo()
  const isLoading = releases.isFetching || info.isFetching
  const retryFailed = () => {
    for (const query of [releases, info]) if (query.error) void query.refetch()
  }
  const comparison = releases.data && compareVersionWithReleases(info.data?.build.version, releases.data)
  return (
    <TitledPageLayout
      isNarrow
      title={t('page.updates.title')}
      intro={t('page.updates.intro')}
      actions={
        <Button
          icon={RefreshCw}
          busy={isLoading}
          onClick={() => void Promise.all([releases.refetch(), info.refetch()])}
        >
          {t('page.updates.check')}
        </Button>
      }
    >
      {comparison && !info.isPending && <UpdateStatus comparison={comparison} />}
      {info.data && <InstalledVersion info={info.data} />}
      {!!info.error && !info.isFetching && (
        <ErrorState inline text={errorText(info.error)} onRetry={() => void info.refetch()} />
      )}
      {!!releases.error && !releases.isFetching && (
        <ReleasesFailure error={releases.error} hasData={!!releases.data} onRetry={retryFailed} />
      )}
      {comparison && !info.isPending && <ReleaseList comparison={comparison} />}
      {isLoading && !(releases.data && info.data) && <TextSkeleton />}
    </TitledPageLayout>
  )
}

function UpdateStatus({ comparison: { status, latest, newer } }: { comparison: ReleaseComparison }) {
  const t = useTranslate()
  if (status === 'unknown' || !latest) return null
  const isOutdated = status === 'outdated'
  return (
    <div role="status">
      <Callout icon={isOutdated ? CircleArrowUp : BadgeCheck} tone={isOutdated ? 'warning' : 'success'}>
        <strong>
          {t(isOutdated ? 'page.updates.outdated' : 'page.updates.upToDate', { version: latest.version })}
        </strong>
        {isOutdated && (
          <p>
            {t('page.updates.newerCount', {
              count: newer.filter(({ preRelease }) => !preRelease || latest.preRelease).length,
            })}
          </p>
        )}
      </Callout>
    </div>
  )
}

function InstalledVersion({ info: { build, git, java, os } }: { info: ServerInfo }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return (
    <section className={styles.installed} aria-label={t('page.updates.installedVersion')}>
      <DefinitionList
        facts={[
          { name: t('page.updates.installedVersion'), value: <bdi>{build.version}</bdi> },
          { name: t('page.updates.buildDate'), value: format.date(parseServerInstant(git.commit.time)) },
          { name: t('page.updates.commit'), value: `${git.branch} · ${git.commit.id}` },
          { name: t('page.updates.java'), value: `${java.version} (${java.vendor.name})` },
          { name: t('page.updates.system'), value: `${os.name} ${os.version} (${os.arch})` },
        ]}
      />
    </section>
  )
}

type ReleasesFailureProps = { error: unknown; hasData: boolean; onRetry: () => void }

/**
 * Error message if the releases could not be loaded. The server fetches them from the internet. If the server responds
 * with status 500 or higher, the server usually has no internet access. After status 404, the message says that there
 * are no releases.
 */
function ReleasesFailure({ error, hasData, onRetry }: ReleasesFailureProps) {
  const t = useTranslate()
  if (error instanceof ServerError && error.status === 404)
    return <EmptyState title={t('page.updates.none.title')} text={t('page.updates.none.text')} />
  const isUpstreamFailure = error instanceof ServerError && error.status >= 500
  const text = errorText(error, isUpstreamFailure ? t('page.updates.unreachable') : undefined)
  return <ErrorState inline={hasData} text={text} onRetry={onRetry} />
}
