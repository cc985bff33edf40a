import { http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { newUser } from './handlers/accounts/session'
import type { MockServerOptions } from './http/mockServer'
import { createMockServer } from './http/mockServer'
import { generateLibraries } from './scenarios/generatedLibrary'
import { serverHandlers } from './serverHandlers'
import { World } from './world/world'

export type ScreenServer = {
  world: World
  server: SetupServer
  /** Sets the user of all following requests; undefined signs out. Returns the id of the user. */
  signInAs: (who: 'admin' | 'reader' | undefined) => string | undefined
}

/** Number of generated series when the test passes no `fill`. */
const DEFAULT_SERIES_COUNT = 24
const TEST_USERS = {
  admin: {
    email: 'admin@example.org',
    roles: ['ADMIN', 'FILE_DOWNLOAD', 'KOBO_SYNC', 'KOREADER_SYNC', 'PAGE_STREAMING'],
  },
  reader: { email: 'reader@example.org', roles: ['PAGE_STREAMING', 'FILE_DOWNLOAD'] },
}

/**
 * Creates a mock server for screen tests: the handlers over a small state in memory, installed before `fetch` by MSW.
 * Tests call `server.listen()` and `server.close()`, and can override handlers with `server.use`.
 * @param fill adds the records; generates a small library by default
 */
export function screenServer(
  fill: (world: World) => void = world => generateLibraries(world, DEFAULT_SERIES_COUNT),
): ScreenServer {
  const world = new World()
  const ids = { admin: '', reader: '' }
  for (const [who, { email, roles }] of Object.entries(TEST_USERS)) {
    const user = newUser(world.newId(), email, `${who}-password`, roles)
    world.users.set(user.id, user)
    ids[who as 'admin' | 'reader'] = user.id
  }
  fill(world)
  let signedIn: string | undefined
  const options: MockServerOptions = {
    news: true,
    signedInAs: () => (signedIn === undefined ? undefined : world.users.get(signedIn)),
  }
  const answer = createMockServer(world, serverHandlers(world, options), options)
  return {
    world,
    server: setupServer(http.all('*', ({ request }) => answer(request))),
    signInAs: who => {
      signedIn = who && ids[who]
      return signedIn
    },
  }
}
