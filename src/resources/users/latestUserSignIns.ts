import { queryOptions } from '@tanstack/react-query'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { queryClient } from '../../api/cache/queryClient'
import { forEachConcurrently } from '../../api/forEachConcurrently'
import { getAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity, GetAuthenticationActivityParams, User } from '../../generated/model.schemas'
import { fetchLatestSignIn, fetchLatestSignInOfEachGroup } from '../authenticationActivity'

type Account = Pick<User, 'id' | 'email'>

/**
 * Time of a user's latest sign-in attempt. `at` is the exact time. `before` means: the user made no attempt after this
 * time, but may have made an earlier attempt. Null means that the user made no attempt during the last month.
 */
export type LatestUserSignIn = { at: string } | { before: string } | null

/**
 * Maximum number of separate requests. If the fetched pages do not contain all sign-ins, the client sends a separate
 * request for each user who has no sign-in on these pages. If there are more such users than this maximum, the client
 * sends no separate requests.
 */
const MAX_SEPARATE_USER_REQUESTS = 3
const MAX_PAGES = 2
/**
 * Time in milliseconds during which the client collects the users of several table rows. It then requests the sign-ins
 * of all these users together.
 */
const BATCH_WINDOW_MS = 20
const STALE_AFTER_MS = 60_000

/**
 * Finds the latest sign-in of each given user. First searches the newest sign-ins of all users. If older sign-ins were
 * not searched, some users can be missing in the results. If at most {@link MAX_SEPARATE_USER_REQUESTS} users are
 * missing for this reason, sends a separate request for each of these users.
 * @param maxPages maximum number of pages of sign-ins to fetch
 * @returns latest sign-ins by user id
 * @throws ServerError
 */
export async function fetchLatestUserSignIns(
  accounts: readonly Account[],
  maxPages = MAX_PAGES,
): Promise<ReadonlyMap<string, LatestUserSignIn>> {
  const ids = accounts.map(({ id }) => id)
  const { latest, missing, before } = await fetchLatestSignInOfEachGroup(
    ids,
    createSignInUserIdFinder(accounts),
    fetchSignInsOfAllUsers,
    maxPages,
  )
  const activities = new Map<string, LatestUserSignIn>()
  for (const [id, { dateTime }] of latest) activities.set(id, { at: dateTime })
  if (before !== undefined && missing.length <= MAX_SEPARATE_USER_REQUESTS)
    await forEachConcurrently(missing, async id => void activities.set(id, await fetchLatestActivity(id)))
  else for (const id of missing) activities.set(id, before === undefined ? null : { before })
  return activities
}

const signInsOperation = 'getAuthenticationActivity'
const latestSignInOperation = 'getLatestAuthenticationActivity'

/**
 * Fetches a page of the list with the sign-ins of all users. Caches the page, because the user may scroll to further
 * table rows.
 */
const fetchSignInsOfAllUsers = (params: GetAuthenticationActivityParams) =>
  queryClient.fetchQuery({
    queryKey: createOperationQueryKey(signInsOperation, params),
    queryFn: ({ signal }) => getAuthenticationActivity(params, { signal }),
    staleTime: STALE_AFTER_MS,
    gcTime: STALE_AFTER_MS,
    retry: false,
    meta: { shownBy: 'page' },
  })

/** Marks the cached sign-ins as outdated. Visible table rows then fetch their sign-ins again. */
export async function invalidateLatestUserSignIns(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [signInsOperation] })
  await queryClient.invalidateQueries({ queryKey: [latestSignInOperation] })
}

/**
 * Creates a function that finds the user of a sign-in and returns the user id. If the user id of the sign-in is
 * unknown, the function compares the e-mail addresses.
 */
export function createSignInUserIdFinder(
  accounts: readonly Account[],
): (signIn: Pick<AuthenticationActivity, 'userId' | 'email'>) => string | undefined {
  const idByEmail = new Map(accounts.map(({ id, email }) => [email.toLowerCase(), id]))
  const ids = new Set(accounts.map(({ id }) => id))
  return ({ userId, email }) =>
    userId !== null && ids.has(userId) ? userId : idByEmail.get((email ?? '').toLowerCase())
}

async function fetchLatestActivity(userId: string): Promise<LatestUserSignIn> {
  const signIn = await fetchLatestSignIn(userId)
  return signIn ? { at: signIn.dateTime } : null
}

let batch: { accounts: Account[]; activities: ReturnType<typeof fetchLatestUserSignIns> } | undefined

function requestLatestActivity(account: Account): Promise<LatestUserSignIn> {
  batch ??= startBatch()
  batch.accounts.push(account)
  return batch.activities.then(activities => activities.get(account.id) ?? null)
}

function startBatch() {
  const accounts: Account[] = []
  const activities = new Promise(resolve => setTimeout(resolve, BATCH_WINDOW_MS)).then(() => {
    batch = undefined
    return fetchLatestUserSignIns(accounts)
  })
  return { accounts, activities }
}

/**
 * Creates the query options for the latest sign-in of a user. If queries for several users start at almost the same
 * time, the client fetches the sign-ins of these users together.
 */
export const latestUserSignInQueryOptions = ({ id, email }: Account) =>
  queryOptions({
    queryKey: createOperationQueryKey(latestSignInOperation, { userId: id }),
    queryFn: () => requestLatestActivity({ id, email }),
    staleTime: STALE_AFTER_MS,
    retry: false,
    meta: { shownBy: 'page' },
  })
