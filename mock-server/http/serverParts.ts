import { WorldSearch } from '../query/fullText/worldSearch'
import type { World } from '../world/world'
import { RememberMe } from './rememberMe'
import { SessionStore } from './sessions'
import { SignIn } from './signIn'

/** Services of one mock server: sessions, remember-me tokens, authentication, search. */
export type ServerParts = { sessions: SessionStore; rememberMe: RememberMe; signIn: SignIn; search: WorldSearch }

const known = new WeakMap<World, ServerParts>()

/** Returns the services of a state. Creates them at the first call. */
export function serverPartsOf(world: World): ServerParts {
  const found = known.get(world)
  if (found) return found
  const sessions = new SessionStore()
  const rememberMe = new RememberMe(world)
  const search = new WorldSearch(world)
  const made = { sessions, rememberMe, signIn: new SignIn(world, sessions, rememberMe), search }
  // Generated libraries are large, so their index is built at the first search.
  if (!world.drawn) world.tasks.add('RebuildIndex', () => search.build())
  known.set(world, made)
  return made
}

/** Ends all sessions of a user and sends the event SessionExpired. */
export function endSessions(world: World, userId: string): void {
  serverPartsOf(world).sessions.endOf(userId)
  world.tell({ userId }, 'SessionExpired', { userId })
}
