import { DotBadge } from '../../components/feedback/CountBadge'
import { useTranslate } from '../../language/useTranslate'
import { useCachedReleaseComparison } from './releasesQuery'

/** Dot that shows that a newer version of the server exists. Renders nothing otherwise. */
export function ServerUpdateBadge() {
  const t = useTranslate()
  return useCachedReleaseComparison().status === 'outdated' && <DotBadge label={t('shell.badge.updateAvailable')} />
}
