import { parseServerInstant } from '../../api/serverDates'
import { RelativeTime } from '../../components/page/RelativeTime'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import type { ApiKeyRow } from './apiKeyRow'

/**
 * Time of the latest sign-in with an API key. Shows "Not within a month" for a key without a sign-in in the last month,
 * and nothing while loading.
 */
export function ApiKeyLastUseCell({ record: { lastUse } }: TableCellProps<ApiKeyRow>) {
  const t = useTranslate()
  if (lastUse === null) return t('page.apiKeys.unused')
  return <RelativeTime at={parseServerInstant(lastUse?.dateTime)} />
}
