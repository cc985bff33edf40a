import { beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../createMockServerHandlers'
import { createUserRecord } from '../handlers/accounts/createSessionAndClaimHandlers'
import { MockServerState } from '../state/mockServerState'
import { createMockServer, type MockServerRequestHandler } from './createMockServer'
import { hashApiKey } from './requestAuthenticator'

const basic = (email: string, password = 'secret') => ({ authorization: `Basic ${btoa(`${email}:${password}`)}` })
const ADMIN = basic('admin@example.org')
const READER = basic('reader@example.org')
const KEY = { 'x-api-key': 'key' }

let world: MockServerState
let handle: MockServerRequestHandler

beforeEach(() => {
  world = new MockServerState()
  for (const [id, email] of [
    ['A', 'admin@example.org'],
    ['R', 'reader@example.org'],
  ] as const)
    world.users.set(id, createUserRecord(id, email, 'secret', []))
  world.apiKeys.set('K', { id: 'K', userId: 'R', keyHash: hashApiKey('key'), comment: 'Tablet', created: 0 })
  handle = createMockServer(world, createMockServerHandlers(world))
})

/**
 * Returns two values. The first value is the id of the signed-in user, or the status of the error. The second value is
 * the session cookie that the response sets.
 */
async function signIn(headers: Record<string, string>) {
  const response = await handle(
    new Request('http://server/api/v2/users/me', { headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } }),
  )
  const cookies = response.headers.getSetCookie().map(text => text.split(';')[0])
  return {
    user: response.ok ? ((await response.json()) as { id: string }).id : response.status,
    cookie: cookies.find(cookie => cookie?.startsWith('KOMGA-SESSION=')) ?? '',
  }
}

const takeActivitySources = () => world.activity.splice(0).map(({ source, success }) => `${source} ${success}`)

test('credentials of another user are valid only for their request and leave the session unchanged', async () => {
  const { cookie } = await signIn(ADMIN)
  expect(await signIn({ ...READER, cookie })).toEqual({ user: 'R', cookie: '' })
  expect(await signIn({ ...KEY, cookie })).toEqual({ user: 'R', cookie: '' })
  expect(await signIn({ cookie })).toEqual({ user: 'A', cookie: '' })
  expect(takeActivitySources()).toEqual(['Password true', 'Password true', 'ApiKey true'])
})

test('wrong credentials are rejected in spite of a session, and do not end the session', async () => {
  const { cookie } = await signIn(ADMIN)
  for (const headers of [{ 'x-api-key': 'wrong' }, { 'x-api-key': '' }, basic('reader@example.org', 'wrong')])
    expect(await signIn({ ...headers, cookie })).toEqual({ user: 401, cookie: '' })
  expect(await signIn({ cookie })).toEqual({ user: 'A', cookie: '' })
})

test('checks an API key again, except in a session that was opened with it', async () => {
  const { cookie } = await signIn(READER)
  takeActivitySources()
  await signIn({ ...KEY, cookie })
  await signIn({ ...KEY, cookie })
  expect(takeActivitySources()).toEqual(['ApiKey true', 'ApiKey true'])
  const session = await signIn(KEY)
  takeActivitySources()
  expect(await signIn({ ...KEY, cookie: session.cookie })).toEqual({ user: 'R', cookie: '' })
  expect(takeActivitySources()).toEqual([])
  expect(await signIn({ ...READER, cookie: session.cookie })).toEqual({ user: 'R', cookie: '' })
  expect(takeActivitySources()).toEqual(['Password true'])
})

test('records no activity for a malformed Basic header', async () => {
  for (const value of ['Basic', 'Basic !!!', `Basic ${btoa('without-colon')}`])
    expect((await signIn({ authorization: value })).user, value).toBe(401)
  expect(takeActivitySources()).toEqual([])
})
