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
  /** From now on every call is made by this user; nobody for undefined. Gives the user's id. */
  signInAs: (who: 'admin' | 'reader' | undefined) => string | undefined
}

/** How many series a screen test sees when it brings none. */
const SMALL = 24
const PEOPLE = {
  admin: {
    email: 'admin@example.org',
    roles: ['ADMIN', 'FILE_DOWNLOAD', 'KOBO_SYNC', 'KOREADER_SYNC', 'PAGE_STREAMING'],
  },
  reader: { email: 'reader@example.org', roles: ['PAGE_STREAMING', 'FILE_DOWNLOAD'] },
}

/**
 * The stand-in for screen tests: the same rules over a small world in memory, put before `fetch` by MSW. Test files call
 * `server.listen()` and `server.close()`, and may put handlers of their own in front with `server.use`.
 */
export function screenServer(fill: (world: World) => void = world => generateLibraries(world, SMALL)): ScreenServer {
  const world = new World()
  const ids = { admin: '', reader: '' }
  for (const [who, { email, roles }] of Object.entries(PEOPLE)) {
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
