import type { RecordTableDefinition } from '../../lists/table/tableDefinition'
import { formatSignInSource } from './formatSignInTexts'
import type { FailedSignInGroup } from './groupFailedSignIns'
import { UNKNOWN_IP_ADDRESS_FILTER_VALUE } from './isIpAddressInNetwork'

const field = (name: string) => `resources.authenticationActivity.fields.${name}`

/** Table of failed sign-ins, with a row for each IP address. */
export const failedSignInsTableDefinition: RecordTableDefinition<FailedSignInGroup> = {
  name: 'failedSignIns',
  resource: 'authenticationActivity',
  labelKey: 'page.authenticationActivity.view.failuresByAddress',
  countKey: 'page.authenticationActivity.addressCount',
  defaultSort: [{ column: 'count', direction: 'desc' }],
  columns: [
    {
      id: 'ip',
      labelKey: field('ip'),
      value: ({ id }, { t }) =>
        id === UNKNOWN_IP_ADDRESS_FILTER_VALUE ? t('page.authenticationActivity.unknownAddress') : id,
      sort: 'ip',
      width: 180,
      cardPriority: 1,
    },
    {
      id: 'count',
      labelKey: field('count'),
      value: ({ count }) => count,
      sort: 'count',
      descendingFirst: true,
      align: 'end',
      width: 130,
      cardPriority: 2,
    },
    {
      id: 'emails',
      labelKey: field('emails'),
      value: ({ emails }) => emails.join(', '),
      sort: 'emails',
      width: 280,
      cardPriority: 3,
    },
    {
      id: 'last',
      labelKey: field('last'),
      value: ({ last }) => last,
      sort: 'last',
      descendingFirst: true,
      width: 150,
      cardPriority: 4,
    },
    {
      id: 'first',
      labelKey: field('first'),
      value: ({ first }) => first,
      sort: 'first',
      descendingFirst: true,
      width: 150,
    },
    {
      id: 'succeeded',
      labelKey: field('succeeded'),
      value: ({ succeeded }) => succeeded,
      sort: 'succeeded',
      descendingFirst: true,
      width: 160,
      cardPriority: 5,
    },
    {
      id: 'sources',
      labelKey: field('sources'),
      value: ({ sources }, texts) => sources.map(source => formatSignInSource(source, texts)).join(', '),
      sort: 'sources',
      width: 180,
    },
    {
      id: 'userAgents',
      labelKey: field('userAgents'),
      value: ({ userAgents }) => userAgents.join(', '),
      sort: 'userAgents',
      width: 300,
      growth: 1,
    },
  ],
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: ({ id, emails, userAgents }) => [id, ...emails, ...userAgents],
    },
  ],
}
