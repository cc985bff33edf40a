import { parseServerInstant } from '../../api/serverDates'
import { TextFilterInput } from '../../lists/table/TextFilterInput'
import type { RecordTableColumn, RecordTableDefinition } from '../../lists/table/tableDefinition'
import { formatSignInApiKey, formatSignInSource } from './formatSignInTexts'
import { isIpAddressInNetwork, UNKNOWN_IP_ADDRESS_FILTER_VALUE } from './isIpAddressInNetwork'
import { SignInResultCell } from './SignInResultCell'
import { getSignInSourceType, type SignInRecord } from './signInRecord'

const field = (name: string) => `resources.authenticationActivity.fields.${name}`

const columns: readonly RecordTableColumn<SignInRecord>[] = [
  {
    id: 'dateTime',
    labelKey: field('dateTime'),
    value: ({ dateTime }) => parseServerInstant(dateTime),
    sort: 'dateTime',
    descendingFirst: true,
    width: 150,
    minWidth: 128,
    cardPriority: 3,
  },
  {
    id: 'success',
    labelKey: field('success'),
    value: ({ success }, { t }) => t(`page.authenticationActivity.result.${success}`),
    sort: 'success',
    Cell: SignInResultCell,
    width: 140,
    minWidth: 124,
    cardPriority: 2,
  },
  {
    id: 'email',
    labelKey: field('email'),
    value: ({ email }) => email,
    sort: 'email',
    width: 200,
    minWidth: 176,
    cardPriority: 1,
  },
  { id: 'ip', labelKey: field('ip'), value: ({ ip }) => ip, sort: 'ip', width: 150, minWidth: 116, cardPriority: 4 },
  {
    id: 'source',
    labelKey: field('source'),
    value: ({ source }, texts) => formatSignInSource(source, texts),
    sort: 'source',
    width: 170,
    minWidth: 120,
    cardPriority: 5,
  },
  {
    id: 'apiKeyComment',
    labelKey: field('apiKeyComment'),
    value: (signIn, texts) => formatSignInApiKey(signIn, texts),
    sort: 'apiKeyComment',
    width: 150,
    minWidth: 92,
  },
  {
    id: 'error',
    labelKey: field('error'),
    value: ({ error }) => error,
    sort: 'error',
    width: 150,
    minWidth: 100,
    cardPriority: 6,
  },
  {
    id: 'userAgent',
    labelKey: field('userAgent'),
    value: ({ userAgent }) => userAgent,
    sort: 'userAgent',
    width: 280,
    minWidth: 96,
    growth: 1,
  },
]

/** Table of the sign-ins of all users. */
export const authenticationActivityTableDefinition: RecordTableDefinition<SignInRecord> = {
  name: 'authenticationActivity',
  resource: 'authenticationActivity',
  labelKey: 'resources.authenticationActivity.name',
  countKey: 'resources.authenticationActivity.count',
  columns,
  defaultSort: [{ column: 'dateTime', direction: 'desc' }],
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: row => [row.email, row.ip, row.error, row.apiKeyComment, row.userAgent, row.source],
    },
    {
      id: 'success',
      labelKey: field('success'),
      kind: 'enum',
      values: ['true', 'false'],
      valueKey: 'page.authenticationActivity.result',
      value: ({ success }) => String(success),
    },
    { id: 'period', labelKey: field('period'), kind: 'period', value: ({ dateTime }) => parseServerInstant(dateTime) },
    {
      id: 'source',
      labelKey: field('source'),
      kind: 'enum',
      values: ['Password', 'ApiKey', 'RememberMe', 'OAuth2', 'unknown'],
      valueKey: 'page.authenticationActivity.source',
      value: ({ source }) => getSignInSourceType(source),
    },
    {
      id: 'ip',
      labelKey: field('ip'),
      kind: 'custom',
      Input: TextFilterInput,
      valueText: (value, { t }) =>
        value === UNKNOWN_IP_ADDRESS_FILTER_VALUE ? t('page.authenticationActivity.unknownAddress') : value,
      matches: ({ ip }, [address = '']) => isIpAddressInNetwork(ip, address),
    },
  ],
}

/** Table of the sign-ins of the current user. The e-mail column is hidden by default. */
export const ownAuthenticationActivityTableDefinition: RecordTableDefinition<SignInRecord> = {
  ...authenticationActivityTableDefinition,
  name: 'ownAuthenticationActivity',
  columns: columns.map(column =>
    column.id === 'email'
      ? { ...column, hiddenByDefault: true as const, cardPriority: undefined }
      : column.id === 'success'
        ? { ...column, cardPriority: 1 }
        : column,
  ),
}
