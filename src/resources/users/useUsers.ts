import { useGetUsers } from '../../generated/users/users'

/** Interval of the refetches in milliseconds. The server sends no live events about changes of users. */
const REFETCH_INTERVAL_MS = 10_000

/** Loads all users, and refetches them while a page or dialog uses them. */
export const useUsers = () =>
  useGetUsers({ query: { meta: { shownBy: 'page' }, refetchInterval: REFETCH_INTERVAL_MS, refetchOnMount: 'always' } })
