import { FullTextRecordSearch } from '../query/fullText/fullTextRecordSearch'
import type { MockServerState } from '../state/mockServerState'
import { RememberMeTokenSigner } from './rememberMeTokenSigner'
import { RequestAuthenticator } from './requestAuthenticator'
import { UserSessionStore } from './userSessionStore'

/** Services of a mock server for sessions, remember-me tokens, authentication and search. */
export type MockServerServices = {
  sessions: UserSessionStore
  rememberMe: RememberMeTokenSigner
  signIn: RequestAuthenticator
  search: FullTextRecordSearch
}

const servicesByWorld = new WeakMap<MockServerState, MockServerServices>()

/** Returns the services of a mock server. The first call creates the services. */
export function getMockServerServices(world: MockServerState): MockServerServices {
  const existing = servicesByWorld.get(world)
  if (existing) return existing
  const sessions = new UserSessionStore()
  const rememberMe = new RememberMeTokenSigner(world)
  const search = new FullTextRecordSearch(world)
  const created = { sessions, rememberMe, signIn: new RequestAuthenticator(world, sessions, rememberMe), search }
  // Builds the search indexes when the server starts. Generated libraries are an exception, because they can be large:
  // the first search builds their indexes.
  if (!world.isGenerated) world.tasks.add('RebuildIndex', () => search.build())
  servicesByWorld.set(world, created)
  return created
}

/** Ends all sessions of a user and sends the event SessionExpired. */
export function expireUserSessions(world: MockServerState, userId: string): void {
  getMockServerServices(world).sessions.expireUser(userId)
  world.emit({ userId }, 'SessionExpired', { userId })
}
