import { useGetUsers } from '../../generated/users/users'

/** Interval of fetching the users again, because the server sends no live events about changes of another administrator. */
const REFETCH_INTERVAL_MS = 10_000

/** Loads all users, and keeps them current while a page or dialog shows them. */
export const useUsers = () =>
  useGetUsers({ query: { meta: { shownBy: 'page' }, refetchInterval: REFETCH_INTERVAL_MS, refetchOnMount: 'always' } })
