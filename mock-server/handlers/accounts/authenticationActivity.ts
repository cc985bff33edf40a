import type { HttpHandler } from 'msw'
import { activityAnswer } from '../../answers/userResponse'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { binaryRanks } from '../../query/collationRanks'
import { mapPage, readPage, toPagedResponse } from '../../query/paging'
import { readSwitch } from '../../query/parameters'
import type { SortColumn } from '../../query/sorting'
import { rankNumbers, sortRecords, supportedSortKeys } from '../../query/sorting'
import type { UserRecord } from '../../world/records'
import type { ActivityRecord } from '../../world/serverRecords'
import type { World } from '../../world/world'

const MONTH_MS = 30 * 24 * 3_600_000
const word =
  (of: (row: ActivityRecord) => string | null): SortColumn<ActivityRecord> =>
  rows =>
    binaryRanks.of(rows.map(row => of(row) ?? ''))

const SORT_COLUMNS: Record<string, SortColumn<ActivityRecord>> = {
  dateTime: rows => Float64Array.from(rows, ({ dateTime }) => dateTime),
  email: word(({ email }) => email),
  success: rankNumbers(({ success }) => Number(success)),
  ip: word(({ ip }) => ip),
  error: word(({ error }) => error),
  userId: word(({ userId }) => userId),
  userAgent: word(({ userAgent }) => userAgent),
}

/** Handlers of the authentication activity of the last 30 days. */
export function authenticationActivityHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v2/users/me/authentication-activity', ({ request, response }) =>
      response(200).json(pageOf(request, rowsOf(world, userOf(request)))),
    ),
    http.get('/api/v2/users/authentication-activity', ({ request, response }) =>
      response(200).json(pageOf(request, fresh(world))),
    ),
    http.get('/api/v2/users/{userId}/authentication-activity/latest', ({ request, params, response }) => {
      const me = userOf(request)
      if (params.userId !== me.id && !me.roles.includes('ADMIN')) throw problem(403, 'Forbidden')
      const user = world.users.get(params.userId)
      if (!user) throw problem(404)
      const keyId = new URL(request.url).searchParams.get('apikey_id')
      const latest = rowsOf(world, user).findLast(row => keyId === null || row.apiKeyId === keyId)
      if (!latest) throw problem(404)
      return response(200).json(activityAnswer(latest))
    }),
  ]
}

function fresh(world: World): ActivityRecord[] {
  const oldest = world.now() - MONTH_MS
  if (world.activity[0] && world.activity[0].dateTime < oldest)
    world.activity = world.activity.filter(row => row.dateTime >= oldest)
  return world.activity
}

function rowsOf(world: World, user: UserRecord): ActivityRecord[] {
  const email = user.email.toLowerCase()
  return fresh(world).filter(row => row.userId === user.id || row.email?.toLowerCase() === email)
}

function pageOf(request: Request, rows: readonly ActivityRecord[]) {
  const params = new URL(request.url).searchParams
  const query = readPage(params, readSwitch(params, 'unpaged'))
  const wished = query.orders.length ? query.orders : [{ key: 'dateTime', descending: true }]
  const orders = supportedSortKeys(wished, SORT_COLUMNS)
  return mapPage(
    toPagedResponse(sortRecords([...rows].reverse(), orders, SORT_COLUMNS), query, orders.length > 0),
    activityAnswer,
  )
}
