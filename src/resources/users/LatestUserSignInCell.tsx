import { useQuery } from '@tanstack/react-query'
import { parseServerInstant } from '../../api/serverDates'
import { RelativeTime } from '../../components/page/RelativeTime'
import { TruncatedText } from '../../components/table/TruncatedText'
import type { User } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { latestUserSignInQueryOptions } from './latestUserSignIns'

/**
 * Table cell with the time of the latest sign-in of a user. If the exact time is not known, the cell contains a text
 * such as "Not loaded". The time loads only for visible rows. While the time loads, the cell is empty.
 */
export function LatestUserSignInCell({ record }: TableCellProps<User>) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { data, isError } = useQuery(latestUserSignInQueryOptions(record))
  if (data === null) return <TruncatedText>{t('page.users.noActivity')}</TruncatedText>
  if (isError && !data) return <TruncatedText>{t('page.users.activityFailed')}</TruncatedText>
  if (!data) return null
  if ('at' in data) return <RelativeTime at={parseServerInstant(data.at)} />
  const time = parseServerInstant(data.before)
  return time && <TruncatedText>{t('page.users.activityBefore', { day: format.date(time) })}</TruncatedText>
}
