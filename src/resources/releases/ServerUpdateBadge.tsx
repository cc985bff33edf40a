import { DotBadge } from '../../components/feedback/CountBadge'
import { useTranslate } from '../../language/useTranslate'
import { useCachedReleaseComparison } from './releasesQuery'

/** Dot that indicates a newer version of the server. Renders nothing if the server is up to date. */
export function ServerUpdateBadge() {
  const t = useTranslate()
  return useCachedReleaseComparison().status === 'outdated' && <DotBadge label={t('shell.badge.updateAvailable')} />
}
