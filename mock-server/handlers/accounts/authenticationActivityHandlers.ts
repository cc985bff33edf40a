import type { HttpHandler } from 'msw'
import { httpProblem } from '../../http/httpProblems'
import { http } from '../../http/openApiHttp'
import { requireSignedInUser } from '../../http/requestContext'
import { binaryCollationRanks } from '../../query/collationRanks'
import { mapPageContent, paginate, readPageQuery } from '../../query/paginate'
import { readBooleanOrFalse } from '../../query/queryParameters'
import type { SortColumn } from '../../query/sortRecords'
import { numberSortColumn, sortRecords, supportedSortOrders } from '../../query/sortRecords'
import { authenticationActivityResponse } from '../../responses/userResponse'
import type { ActivityRecord } from '../../state/administrationRecords'
import type { UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

const RETENTION_MS = 30 * 24 * 3_600_000
const textColumn =
  (of: (row: ActivityRecord) => string | null): SortColumn<ActivityRecord> =>
  rows =>
    binaryCollationRanks.of(rows.map(row => of(row) ?? ''))

const SORT_COLUMNS: Record<string, SortColumn<ActivityRecord>> = {
  dateTime: rows => Float64Array.from(rows, ({ dateTime }) => dateTime),
  email: textColumn(({ email }) => email),
  success: numberSortColumn(({ success }) => Number(success)),
  ip: textColumn(({ ip }) => ip),
  error: textColumn(({ error }) => error),
  userId: textColumn(({ userId }) => userId),
  userAgent: textColumn(({ userAgent }) => userAgent),
}

/** Handlers of the authentication activity of the last 30 days. */
export function authenticationActivityHandlers(world: MockServerState): HttpHandler[] {
  return [
    http.get('/api/v2/users/me/authentication-activity', ({ request, response }) =>
      response(200).json(activityPage(request, activityOfUser(world, requireSignedInUser(request)))),
    ),
    http.get('/api/v2/users/authentication-activity', ({ request, response }) =>
      response(200).json(activityPage(request, dropExpiredActivity(world))),
    ),
    http.get('/api/v2/users/{userId}/authentication-activity/latest', ({ request, params, response }) => {
      const me = requireSignedInUser(request)
      if (params.userId !== me.id && !me.roles.includes('ADMIN')) throw httpProblem(403, 'Forbidden')
      const user = world.users.get(params.userId)
      if (!user) throw httpProblem(404)
      const keyId = new URL(request.url).searchParams.get('apikey_id')
      const latest = activityOfUser(world, user).findLast(row => keyId === null || row.apiKeyId === keyId)
      if (!latest) throw httpProblem(404)
      return response(200).json(authenticationActivityResponse(latest))
    }),
  ]
}

function dropExpiredActivity(world: MockServerState): ActivityRecord[] {
  const oldest = world.now() - RETENTION_MS
  if (world.activity[0] && world.activity[0].dateTime < oldest)
    world.activity = world.activity.filter(row => row.dateTime >= oldest)
  return world.activity
}

function activityOfUser(world: MockServerState, user: UserRecord): ActivityRecord[] {
  const email = user.email.toLowerCase()
  return dropExpiredActivity(world).filter(row => row.userId === user.id || row.email?.toLowerCase() === email)
}

function activityPage(request: Request, rows: readonly ActivityRecord[]) {
  const params = new URL(request.url).searchParams
  const query = readPageQuery(params, readBooleanOrFalse(params, 'unpaged'))
  const requestedOrders = query.orders.length ? query.orders : [{ key: 'dateTime', descending: true }]
  const orders = supportedSortOrders(requestedOrders, SORT_COLUMNS)
  return mapPageContent(
    paginate(sortRecords([...rows].reverse(), orders, SORT_COLUMNS), query, orders.length > 0),
    authenticationActivityResponse,
  )
}
