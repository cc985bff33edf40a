import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { useGetApiKeys } from '../../generated/api-keys/api-keys'
import type { AllTableRowsQueryResult } from '../../lists/table/useTableRows'
import type { ApiKeyRow } from './apiKeyRow'
import { fetchLatestApiKeyUses } from './latestApiKeyUses'

/**
 * API keys of the current user as table rows. `usesError` is the error of the request that fetches the latest sign-in
 * with each key.
 */
export type UseApiKeyRowsResult = AllTableRowsQueryResult<ApiKeyRow> & { usesError: unknown }

/** Loads the API keys of the current user and then their latest sign-ins. */
export function useApiKeyRows(): UseApiKeyRowsResult {
  const { id: userId } = useCurrentUser()
  const keys = useGetApiKeys({ query: { refetchOnMount: 'always', meta: { shownBy: 'page' } } })
  const ids = useMemo(() => keys.data?.map(({ id }) => id) ?? [], [keys.data])
  const uses = useQuery({
    queryKey: createOperationQueryKey('getMyAuthenticationActivity', { latestOfKeys: ids }),
    queryFn: ({ signal }) => fetchLatestApiKeyUses(userId, ids, signal),
    enabled: ids.length > 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    meta: { shownBy: 'page' },
  })
  const data = useMemo(
    () => keys.data?.map(key => ({ ...key, lastUse: uses.data?.get(key.id) ?? (uses.data ? null : undefined) })),
    [keys.data, uses.data],
  )
  return {
    data,
    error: keys.error,
    usesError: uses.error,
    refetch: () => Promise.all([keys.refetch(), ids.length > 0 ? uses.refetch() : undefined]),
  }
}
