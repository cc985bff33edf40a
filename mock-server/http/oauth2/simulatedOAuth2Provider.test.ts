import { expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createUserRecord } from '../../handlers/accounts/createSessionAndClaimHandlers'
import { MockServerState } from '../../state/mockServerState'
import { createMockServer, type MockServerRequestHandler } from '../createMockServer'
import { createSimulatedOAuth2Provider } from './simulatedOAuth2Provider'

const ME = '/api/v2/users/me'

let world: MockServerState
let handle: MockServerRequestHandler

const send = (path: string, headers: Record<string, string> = {}) =>
  handle(new Request(`http://server${path}`, { headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } }))
const sessionIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('KOMGA-SESSION='))
    ?.split(';')[0] ?? ''
const location = (response: Response) => response.headers.get('location') ?? ''
async function goThrough(choice: string, email = 'reader@example.org') {
  world = new MockServerState()
  world.users.set('R', createUserRecord('R', 'reader@example.org', 'secret', []))
  const oauth2 = createSimulatedOAuth2Provider(world, { registrationId: 'local', name: 'Local' })
  handle = createMockServer(world, createMockServerHandlers(world, { oauth2 }), { oauth2 })
  const authorization = await send('/oauth2/authorization/local')
  const page = new URL(location(authorization))
  page.searchParams.set('choice', choice)
  page.searchParams.set('email', email)
  return send(location(await send(page.pathname + page.search)).replace('http://server', ''))
}

test('opens a session for a known email address', async () => {
  const back = await goThrough('allow')
  expect([back.status, location(back)]).toEqual([302, '/?server_redirect=Y'])
  expect((await send(ME, { cookie: sessionIn(back) })).status).toBe(200)
  expect(world.activity.at(-1)).toMatchObject({ source: 'OAuth2:Local', userId: 'R' })
})

test.each([
  ['allow', 'stranger@example.org', 'ERR_1025'],
  ['unverified', 'reader@example.org', 'ERR_1026'],
  ['nameless', 'reader@example.org', 'ERR_1028'],
  ['deny', 'reader@example.org', 'access_denied'],
])('%s %s fails with %s', async (choice, email, error) => {
  expect(location(await goThrough(choice, email))).toBe(`/login?server_redirect=Y&error=${error}`)
})

test('responds 500 to an unknown registration', async () => {
  await goThrough('allow')
  expect((await send('/oauth2/authorization/other')).status).toBe(500)
})
