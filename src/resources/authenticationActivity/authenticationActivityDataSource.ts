import { queryClient } from '../../api/cache/queryClient'
import type { ResourceDataSource, ResourceListQuery } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams, toServerSortParams } from '../../api/records/serverListParams'
import {
  getAuthenticationActivity,
  getMyAuthenticationActivity,
} from '../../generated/authentication-activity/authentication-activity.calls'
import { getCurrentLocale } from '../../language/interfaceLanguage'
import { filterSortAndPageRows } from '../../lists/table/rows/filterSortAndPageRows'
import { getCellTextFormatters } from '../../lists/table/useCellTextFormatters'
import { authenticationActivityTableDefinition } from './authenticationActivityTableDefinition'
import { createSignInRecords, type SignInRecord } from './signInRecord'
import { signInsOfLastMonthQueryOptions } from './signInsOfLastMonth'

/** Filter of the sign-in list. If `own` is true, the list contains only sign-ins of the current user. */
export type AuthenticationActivityFilter = { own?: boolean }

/** Fields by which the server can sort sign-ins. The server ignores other sort fields. */
const serverSortFields = ['dateTime', 'email', 'success', 'ip', 'error', 'userAgent']

/**
 * Functions that load lists of sign-ins. The server cannot filter sign-ins, and can sort them only by the fields in
 * `serverSortFields`. If the user sets a filter, or sorts by a field that is not in `serverSortFields`, the client
 * fetches all sign-ins of the last month. The client then filters and sorts these sign-ins itself.
 */
export const authenticationActivityDataSource: ResourceDataSource<SignInRecord> = {
  async list(query) {
    const { own, ...filters } = query.filter as AuthenticationActivityFilter & Record<string, unknown>
    const list = own ? getMyAuthenticationActivity : getAuthenticationActivity
    if (isServerQuery(query, filters)) {
      const page = await list(
        { ...toServerPagingParams(query), ...toServerSortParams(query) },
        { signal: query.signal },
      )
      return toResourceListResult({ ...page, content: createSignInRecords(page.content) })
    }
    const rows = await queryClient.fetchQuery(signInsOfLastMonthQueryOptions(own ?? false))
    const memoryQuery = { ...query, filter: filters }
    return filterSortAndPageRows(
      authenticationActivityTableDefinition,
      rows,
      memoryQuery,
      getCellTextFormatters(),
      getCurrentLocale().code,
    )
  },
}

function isServerQuery(query: ResourceListQuery, { thenBy: _, ...filters }: Record<string, unknown>): boolean {
  const fields = (toServerSortParams(query).sort ?? []).map(sort => sort.split(',')[0] ?? '')
  return Object.keys(filters).length === 0 && fields.every(field => serverSortFields.includes(field))
}
