import { queryOptions } from '@tanstack/react-query'
import {
  getAuthenticationActivity,
  getMyAuthenticationActivity,
} from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { createSignInRecords } from './signInRecord'

/** Number of sign-ins per request. This is the maximum that the server allows. */
const PAGE_SIZE = 2000

/**
 * Options of the query for all sign-ins of the last month, newest first.
 * @param own whether the query returns only the sign-ins of the current user
 */
export const signInsOfLastMonthQueryOptions = (own: boolean) =>
  queryOptions({
    queryKey: ['authenticationActivity', 'all', { own }],
    queryFn: async ({ signal }) => {
      const list = own ? getMyAuthenticationActivity : getAuthenticationActivity
      const rows: AuthenticationActivity[] = []
      for (let page = 0; ; page += 1) {
        const { content, last } = await list({ page, size: PAGE_SIZE, sort: ['dateTime,desc'] }, { signal })
        rows.push(...content)
        if (last || content.length === 0) return createSignInRecords(rows)
      }
    },
    refetchOnMount: 'always',
    meta: { shownBy: 'page' },
  })
