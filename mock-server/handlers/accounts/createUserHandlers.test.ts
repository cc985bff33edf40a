import { beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import type { AuthenticationActivityRecord } from '../../state/administrationRecords'
import { MockServerState } from '../../state/mockServerState'
import { createUserRecord } from './createSessionAndClaimHandlers'

let world: MockServerState
let send: (method: string, path: string, body?: unknown) => Promise<Response>
let events: string[]

beforeEach(() => {
  world = new MockServerState()
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  world.users.set('R', createUserRecord('R', 'reader@example.org', 'secret', []))
  const options = { signedInAs: () => world.users.get('A') }
  const handle = createMockServer(world, createMockServerHandlers(world, options), options)
  send = (method, path, body) =>
    handle(
      new Request(`http://server/api/v2/users${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  events = []
  world.subscribe(({ event }) => events.push(event))
})

const activityRow = (row: Partial<AuthenticationActivityRecord>): AuthenticationActivityRecord => ({
  userId: null,
  email: null,
  apiKeyId: null,
  apiKeyComment: null,
  ip: null,
  userAgent: null,
  success: true,
  error: null,
  dateTime: 0,
  source: null,
  ...row,
})
const listUserAgents = async (path: string) => {
  const { content } = (await (await send('GET', path)).json()) as { content: { userAgent: string }[] }
  return content.map(({ userAgent }) => userAgent).join('')
}

test('rejects an invalid change before it looks for the user', async () => {
  const bodies = [
    { roles: 'ADMIN' },
    { ageRestriction: { age: 1, restriction: 'X' } },
    { ageRestriction: { age: -1, restriction: 'EXCLUDE' } },
    { labelsAllow: 'a' },
    { sharedLibraries: { all: true } },
  ]
  for (const body of bodies)
    for (const id of ['A', 'R', 'NOPE'])
      expect((await send('PATCH', `/${id}`, body)).status, JSON.stringify(body)).toBe(400)
  expect((await send('PATCH', '/NOPE', { roles: null })).status).toBe(404)
  expect((await send('PATCH', '/R', { roles: null })).status).toBe(500)
})

test('changes nothing if a part of the change is invalid', async () => {
  const body = { roles: ['ADMIN'], ageRestriction: { age: 1, restriction: 'X' } }
  expect((await send('PATCH', '/R', body)).status).toBe(400)
  expect(world.users.get('R')?.roles).toEqual([])
})

test('does not end sessions if the items of a list only change their order', async () => {
  Object.assign(world.users.get('R') ?? {}, { labelsAllow: ['a', 'b'], labelsExclude: ['c', 'd'] })
  expect((await send('PATCH', '/R', { labelsAllow: ['b', 'a'], labelsExclude: ['d', 'c'] })).status).toBe(204)
  expect(events).toEqual([])
  expect((await send('PATCH', '/R', { labelsAllow: ['b'] })).status).toBe(204)
  expect(events).toEqual(['SessionExpired'])
})

test('deletes the authentication activity of a deleted user by user id and by email address', async () => {
  world.activity = [
    activityRow({ userId: 'R' }),
    activityRow({ email: 'reader@example.org' }),
    activityRow({ email: 'other@example.org' }),
    activityRow({}),
  ]
  await send('DELETE', '/R')
  expect(world.activity.map(({ email }) => email)).toEqual(['other@example.org', null])
})

test('sorts the authentication activity by whole seconds, and equal rows from old to new', async () => {
  const startMs = Math.floor(Date.now() / 1000) * 1000
  for (const [userAgent, offsetMs] of [
    ['a', -2000],
    ['b', 0],
    ['c', 100],
  ] as const)
    world.activity.push(activityRow({ userId: 'A', userAgent, dateTime: startMs + offsetMs }))
  expect(await listUserAgents('/authentication-activity')).toBe('bca')
  expect(await listUserAgents('/authentication-activity?sort=nonsense')).toBe('abc')
  expect(await listUserAgents('/authentication-activity?sort=success,desc')).toBe('abc')
  expect(await (await send('GET', '/A/authentication-activity/latest')).json()).toMatchObject({ userAgent: 'b' })
  expect((await send('GET', '/authentication-activity?unpaged=')).status).toBe(400)
})

test('rejects a new user whose email address is malformed', async () => {
  for (const email of ['a b@example.org', 'a..b@x.org', 'a@b@c.d'])
    expect(await (await send('POST', '', { email, password: 'secret' })).json(), email).toEqual({
      violations: [{ fieldName: 'email', message: 'must be a well-formed email address' }],
    })
})
