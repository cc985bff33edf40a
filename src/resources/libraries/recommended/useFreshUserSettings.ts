import { useState } from 'react'
import { isClientSettingsUnsupportedError } from '../../../api/isClientSettingsUnsupportedError'
import { useGetUserClientSettings } from '../../../generated/client-settings/client-settings'

/**
 * Fetches the client settings of the user when a dialog opens, even if the settings are cached.
 * @returns `isLoaded` is true after the first successful request. It is also true if the server does not support client
 *   settings. `failure` is the error of the last attempt. `retry` fetches the settings again.
 */
export function useFreshUserSettings(): { isLoaded: boolean; failure: unknown; retry: () => void } {
  const { error, isFetchedAfterMount, isSuccess, refetch } = useGetUserClientSettings({
    query: { retry: false, refetchOnMount: 'always', meta: { shownBy: 'none' } },
  })
  const isCurrent = isFetchedAfterMount && (isSuccess || isClientSettingsUnsupportedError(error))
  const [isLoaded, setLoaded] = useState(isCurrent)
  if (isCurrent && !isLoaded) setLoaded(true)
  return { isLoaded, failure: (isFetchedAfterMount && error) || undefined, retry: () => void refetch() }
}
