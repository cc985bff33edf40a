import { parseServerInstant } from '../../api/serverDates'
import { RelativeTime } from '../../components/page/RelativeTime'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import type { ApiKeyRow } from './apiKeyRow'

/**
 * Table cell with the time of the latest sign-in with an API key, or the text "Not within a month" if there was no
 * sign-in in the last month. While the time loads, the cell is empty.
 */
export function ApiKeyLastUseCell({ record: { lastUse } }: TableCellProps<ApiKeyRow>) {
  const t = useTranslate()
  if (lastUse === null) return t('page.apiKeys.unused')
  return <RelativeTime at={parseServerInstant(lastUse?.dateTime)} />
}
