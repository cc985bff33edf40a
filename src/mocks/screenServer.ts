import { HttpResponse, http } from 'msw'
import { type SetupServerApi, setupServer } from 'msw/node'
import { newUser } from './handlers/session'
import type { StandInOptions } from './http/standIn'
import { standIn } from './http/standIn'
import { serverHandlers } from './serverHandlers'
import { World } from './world/world'

export type ScreenServer = {
  world: World
  server: SetupServerApi
  /** From now on every call is made by this user; nobody for undefined. Gives the user's id. */
  signInAs: (who: 'admin' | 'reader' | undefined) => string | undefined
}

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
export function screenServer(fill: (world: World) => void = () => {}): ScreenServer {
  const world = new World()
  const ids = { admin: '', reader: '' }
  for (const [who, { email, roles }] of Object.entries(PEOPLE)) {
    const user = newUser(world.newId(), email, `${who}-password`, roles)
    world.users.set(user.id, user)
    ids[who as 'admin' | 'reader'] = user.id
  }
  fill(world)
  let signedIn: string | undefined
  const options: StandInOptions = {
    news: true,
    signedInAs: () => (signedIn === undefined ? undefined : world.users.get(signedIn)),
  }
  const answer = standIn(world, serverHandlers(world, options), options)
  const everything = ({ request }: { request: Request }) => answer(request.clone())
  return {
    world,
    server: setupServer(http.all('*', async info => (await everything(info)) ?? HttpResponse.error())),
    signInAs: who => {
      signedIn = who && ids[who]
      return signedIn
    },
  }
}
