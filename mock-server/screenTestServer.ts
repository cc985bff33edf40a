import { http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { createMockServerHandlers } from './createMockServerHandlers'
import { createUserRecord } from './handlers/accounts/createSessionAndClaimHandlers'
import type { MockServerOptions } from './http/createMockServer'
import { createMockServer } from './http/createMockServer'
import { generateLibraries } from './scenarios/generateLibraries'
import { MockServerState } from './state/mockServerState'

export type ScreenTestServer = {
  world: MockServerState
  server: SetupServer
  /**
   * Selects the user who is signed in for all following requests. If the parameter is undefined, no user is signed in.
   * Returns the id of the user.
   */
  signInAs: (userKey: 'admin' | 'reader' | undefined) => string | undefined
}

/** Number of generated series in a test that does not pass the parameter `fill`. */
const DEFAULT_SERIES_COUNT = 24
const TEST_USERS = {
  admin: {
    email: 'admin@example.org',
    roles: ['ADMIN', 'FILE_DOWNLOAD', 'KOBO_SYNC', 'KOREADER_SYNC', 'PAGE_STREAMING'],
  },
  reader: { email: 'reader@example.org', roles: ['PAGE_STREAMING', 'FILE_DOWNLOAD'] },
}

/**
 * Creates a mock server for screen tests. MSW passes all `fetch` requests to the mock server. Tests must call
 * `server.listen()` and `server.close()`. To replace handlers, tests call `server.use`.
 * @param fill adds records to the state. By default, the function generates a small library
 */
export function createScreenTestServer(
  fill: (world: MockServerState) => void = world => generateLibraries(world, DEFAULT_SERIES_COUNT),
): ScreenTestServer {
  const world = new MockServerState()
  const ids = { admin: '', reader: '' }
  for (const [userKey, { email, roles }] of Object.entries(TEST_USERS)) {
    const user = createUserRecord(world.newId(), email, `${userKey}-password`, roles)
    world.users.set(user.id, user)
    ids[userKey as 'admin' | 'reader'] = user.id
  }
  fill(world)
  let signedIn: string | undefined
  const options: MockServerOptions = {
    news: true,
    signedInAs: () => (signedIn === undefined ? undefined : world.users.get(signedIn)),
  }
  const handleRequest = createMockServer(world, createMockServerHandlers(world, options), options)
  return {
    world,
    server: setupServer(http.all('*', ({ request }) => handleRequest(request))),
    signInAs: userKey => {
      signedIn = userKey && ids[userKey]
      return signedIn
    },
  }
}
