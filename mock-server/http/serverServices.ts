import { WorldSearch } from '../query/fullText/worldSearch'
import type { World } from '../world/world'
import { Authenticator } from './authenticator'
import { RememberMeTokens } from './rememberMeTokens'
import { SessionStore } from './sessionStore'

/** Services of one mock server: sessions, remember-me tokens, authentication, search. */
export type ServerServices = {
  sessions: SessionStore
  rememberMe: RememberMeTokens
  signIn: Authenticator
  search: WorldSearch
}

const servicesByWorld = new WeakMap<World, ServerServices>()

/** Returns the services of a state. Creates them at the first call. */
export function getServerServices(world: World): ServerServices {
  const existing = servicesByWorld.get(world)
  if (existing) return existing
  const sessions = new SessionStore()
  const rememberMe = new RememberMeTokens(world)
  const search = new WorldSearch(world)
  const created = { sessions, rememberMe, signIn: new Authenticator(world, sessions, rememberMe), search }
  // Generated libraries are large, so their index is built at the first search.
  if (!world.isGenerated) world.tasks.add('RebuildIndex', () => search.build())
  servicesByWorld.set(world, created)
  return created
}

/** Ends all sessions of a user and sends the event SessionExpired. */
export function expireUserSessions(world: World, userId: string): void {
  getServerServices(world).sessions.expireUser(userId)
  world.emit({ userId }, 'SessionExpired', { userId })
}
