import { DotBadge } from '../../components/feedback/CountBadge'
import { useTranslate } from '../../language/useTranslate'
import { useCachedReleaseComparison } from './releasesQuery'

/** Dot that shows that a newer server version is available. Otherwise, renders nothing. */
export function ServerUpdateBadge() {
  const t = useTranslate()
  return useCachedReleaseComparison().status === 'outdated' && <DotBadge label={t('shell.badge.updateAvailable')} />
}
