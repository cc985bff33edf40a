import { queryOptions } from '@tanstack/react-query'
import {
  getAuthenticationActivity,
  getMyAuthenticationActivity,
} from '../../generated/authentication-activity/authentication-activity.calls'
import { fetchRowsOfAllPages, type RowFetchProgress } from '../../lists/table/rows/fetchRowsOfAllPages'
import { createObservableStore } from '../../preferences/observableStore'
import { createSignInRecords } from './signInRecord'

/** Number of sign-ins per request. This is the maximum that the server allows. */
const PAGE_SIZE = 2000

/** Progress of the download of the sign-ins of the last month. Undefined while no download runs. */
export const signInsFetchProgress = createObservableStore<RowFetchProgress | undefined>(undefined)

/**
 * Options of the query for all sign-ins of the last month, newest first.
 * @param own whether the query returns only the sign-ins of the current user
 */
export const signInsOfLastMonthQueryOptions = (own: boolean) =>
  queryOptions({
    queryKey: ['authenticationActivity', 'all', { own }],
    queryFn: async ({ signal }) => {
      const list = own ? getMyAuthenticationActivity : getAuthenticationActivity
      try {
        const rows = await fetchRowsOfAllPages({
          fetchPage: async page => {
            const { content, totalElements: total } = await list(
              { page, size: PAGE_SIZE, sort: ['dateTime,desc'] },
              { signal },
            )
            const items = content.map((signIn, index) => ({
              signIn,
              distanceFromEnd: total - page * PAGE_SIZE - index,
            }))
            return { items, total }
          },
          pageSize: PAGE_SIZE,
          // A new sign-in during the download moves a row to the next page, but does not change its distance from the
          // end. The data of the rows is not a key, because different sign-ins can have the same data.
          keyOf: ({ distanceFromEnd }) => String(distanceFromEnd),
          onProgress: signInsFetchProgress.set,
          signal,
        })
        return createSignInRecords(rows.map(({ signIn }) => signIn))
      } finally {
        signInsFetchProgress.set(undefined)
      }
    },
    refetchOnMount: 'always',
    meta: { shownBy: 'page' },
  })
