import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '../../../components/feedback/CountBadge'
import { useTranslate } from '../../../language/useTranslate'
import { analysisFailedBookCountQueryOptions } from './problemBookCounts'

/** Badge with the number of books whose analysis failed. Renders nothing for 0. */
export function FailedBooksBadge() {
  const t = useTranslate()
  const { data: count = 0 } = useQuery(analysisFailedBookCountQueryOptions())
  return <CountBadge count={count} label={t('shell.badge.failedBooks', { count })} />
}
