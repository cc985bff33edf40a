import { WorldSearch } from '../query/fullText/worldSearch'
import type { World } from '../world/world'
import { RememberMe } from './rememberMe'
import { SessionStore } from './sessions'
import { SignIn } from './signIn'

/** What belongs to one running server beside its world. */
export type ServerParts = { sessions: SessionStore; rememberMe: RememberMe; signIn: SignIn; search: WorldSearch }

const known = new WeakMap<World, ServerParts>()

/** The parts of the server over a world; made at the first call. */
export function serverPartsOf(world: World): ServerParts {
  const found = known.get(world)
  if (found) return found
  const sessions = new SessionStore()
  const rememberMe = new RememberMe(world)
  const search = new WorldSearch(world)
  const made = { sessions, rememberMe, signIn: new SignIn(world, sessions, rememberMe), search }
  // A drawn library is large: its search is made when it is first asked.
  if (!world.drawn) world.tasks.add('RebuildIndex', () => search.build())
  known.set(world, made)
  return made
}

/** Ends a user's sessions as an administrator does it: the live streams hear of it. */
export function endSessions(world: World, userId: string): void {
  serverPartsOf(world).sessions.endOf(userId)
  world.tell({ userId }, 'SessionExpired', { userId })
}
