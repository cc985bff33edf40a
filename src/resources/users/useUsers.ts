import { useGetUsers } from '../../generated/users/users'

/**
 * Interval in milliseconds at which the users are fetched again, because the server sends no live events about users.
 */
const REFETCH_INTERVAL_MS = 10_000

/** Loads all users. Fetches the users again at intervals while the component is mounted. */
export const useUsers = () =>
  useGetUsers({ query: { meta: { shownBy: 'page' }, refetchInterval: REFETCH_INTERVAL_MS, refetchOnMount: 'always' } })
