import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { mapPagedContent, paginateItems, readPaginationQuery } from '../../query/paginateItems'
import { readBooleanParameterOrFalse } from '../../query/queryParameters'
import type { SortKeyExtractor } from '../../query/sortRecords'
import { createNumberSortKeyExtractor, removeUnsupportedSorts, sortRecords } from '../../query/sortRecords'
import { codeUnitSortRanks } from '../../query/textSortRanks'
import { toAuthenticationActivityJson } from '../../responses/toUserJson'
import type { AuthenticationActivityRecord } from '../../state/administrationRecords'
import type { UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

const RETENTION_MS = 30 * 24 * 3_600_000
const textColumn =
  (of: (row: AuthenticationActivityRecord) => string | null): SortKeyExtractor<AuthenticationActivityRecord> =>
  rows =>
    codeUnitSortRanks.of(rows.map(row => of(row) ?? ''))

const SORT_COLUMNS: Record<string, SortKeyExtractor<AuthenticationActivityRecord>> = {
  dateTime: rows => Float64Array.from(rows, toWholeSeconds),
  email: textColumn(({ email }) => email),
  success: createNumberSortKeyExtractor(({ success }) => Number(success)),
  ip: textColumn(({ ip }) => ip),
  error: textColumn(({ error }) => error),
  userId: textColumn(({ userId }) => userId),
  userAgent: textColumn(({ userAgent }) => userAgent),
}
const LATEST_FIRST = [{ key: 'dateTime', descending: true }]

/** Returns the time of a row in whole seconds. The real server stores no fractions of a second. */
function toWholeSeconds({ dateTime }: AuthenticationActivityRecord): number {
  return Math.floor(dateTime / 1000)
}

/**
 * Request handlers for the authentication activity of the last 30 days. By default, rows are sorted by time in whole
 * seconds, latest first. Rows with equal sort keys are in order of their time, oldest first. If a request contains only
 * unsupported sort keys, all rows are in order of their time, oldest first.
 */
export function createAuthenticationActivityHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v2/users/me/authentication-activity', ({ request, response }) =>
      response(200).json(activityPage(request, activityOfUser(world, requireSignedInUser(request)))),
    ),
    mswHttpWithApiTypes.get('/api/v2/users/authentication-activity', ({ request, response }) =>
      response(200).json(activityPage(request, dropExpiredActivity(world))),
    ),
    mswHttpWithApiTypes.get(
      '/api/v2/users/{userId}/authentication-activity/latest',
      ({ request, params, response }) => {
        const me = requireSignedInUser(request)
        if (params.userId !== me.id && !me.roles.includes('ADMIN')) throw createHttpProblem(403, 'Forbidden')
        const user = world.users.get(params.userId)
        if (!user) throw createHttpProblem(404)
        const keyId = new URL(request.url).searchParams.get('apikey_id')
        const rows = activityOfUser(world, user).filter(row => keyId === null || row.apiKeyId === keyId)
        const [latest] = sortRecords(rows, LATEST_FIRST, SORT_COLUMNS)
        if (!latest) throw createHttpProblem(404)
        return response(200).json(toAuthenticationActivityJson(latest))
      },
    ),
  ]
}

function dropExpiredActivity(world: MockServerState): AuthenticationActivityRecord[] {
  const oldest = world.now() - RETENTION_MS
  if (world.activity[0] && world.activity[0].dateTime < oldest)
    world.activity = world.activity.filter(row => row.dateTime >= oldest)
  return world.activity
}

function activityOfUser(world: MockServerState, user: UserRecord): AuthenticationActivityRecord[] {
  const email = user.email.toLowerCase()
  return dropExpiredActivity(world).filter(row => row.userId === user.id || row.email?.toLowerCase() === email)
}

function activityPage(request: Request, rows: readonly AuthenticationActivityRecord[]) {
  const params = new URL(request.url).searchParams
  const query = readPaginationQuery(params, readBooleanParameterOrFalse(params, 'unpaged'))
  const orders = removeUnsupportedSorts(query.orders.length ? query.orders : LATEST_FIRST, SORT_COLUMNS)
  return mapPagedContent(
    paginateItems(sortRecords(rows, orders, SORT_COLUMNS), query, orders.length > 0),
    toAuthenticationActivityJson,
  )
}
