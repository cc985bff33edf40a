import { parseServerInstant } from '../../api/serverDates'
import type { RecordTableDefinition } from '../../lists/table/tableDefinition'
import { ApiKeyLastUseCell } from './ApiKeyLastUseCell'
import type { ApiKeyRow } from './apiKeyRow'

const field = (name: string) => `resources.apiKeys.fields.${name}`

/** Table of the API keys of the current user. The browser sorts and filters the table. */
export const apiKeysTableDefinition: RecordTableDefinition<ApiKeyRow> = {
  name: 'apiKeys',
  resource: 'apiKeys',
  labelKey: 'resources.apiKeys.name',
  countKey: 'resources.apiKeys.count',
  columns: [
    {
      id: 'comment',
      labelKey: field('comment'),
      value: ({ comment }) => comment,
      sort: 'comment',
      width: 260,
      cardPriority: 1,
    },
    {
      id: 'created',
      labelKey: field('createdDate'),
      value: ({ createdDate }) => parseServerInstant(createdDate),
      sort: 'created',
      descendingFirst: true,
      width: 150,
      cardPriority: 2,
    },
    {
      id: 'lastUse',
      labelKey: field('lastUse'),
      value: ({ lastUse }) => parseServerInstant(lastUse?.dateTime),
      sort: 'lastUse',
      descendingFirst: true,
      Cell: ApiKeyLastUseCell,
      width: 190,
      cardPriority: 3,
    },
    {
      id: 'ip',
      labelKey: 'resources.authenticationActivity.fields.ip',
      value: ({ lastUse }) => lastUse?.ip,
      sort: 'ip',
      width: 140,
      cardPriority: 4,
    },
    {
      id: 'userAgent',
      labelKey: 'resources.authenticationActivity.fields.userAgent',
      value: ({ lastUse }) => lastUse?.userAgent,
      sort: 'userAgent',
      width: 260,
      cardPriority: 5,
    },
  ],
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: row => [row.comment, row.lastUse?.ip, row.lastUse?.userAgent],
    },
  ],
  defaultSort: [{ column: 'created', direction: 'desc' }],
}
