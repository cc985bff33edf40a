import { DotBadge } from '../../components/feedback/CountBadge'
import { useTranslate } from '../../language/useTranslate'
import { useCachedReleaseComparison } from './releasesQuery'

/** Dot that indicates a newer server version. Renders nothing if no newer version is known. */
export function ServerUpdateBadge() {
  const t = useTranslate()
  return useCachedReleaseComparison().status === 'outdated' && <DotBadge label={t('shell.badge.updateAvailable')} />
}
