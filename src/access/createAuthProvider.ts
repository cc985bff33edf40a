import type { AuthProvider } from 'react-admin'
import { hasPermission, type Permission } from './permissions'
import type { SessionActor } from './SessionContext'

/**
 * Creates the auth provider of react-admin from the session actor. Its methods `login` and `logout` do nothing,
 * because the session machine handles sign-in and sign-out.
 */
export function createAuthProvider(session: SessionActor): AuthProvider {
  const me = () => session.getSnapshot().context.me
  return {
    login: async () => undefined,
    logout: async () => false,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: me()?.id ?? '', fullName: me()?.email }),
    getPermissions: async () => me()?.roles ?? [],
    canAccess: async ({ resource, action }) => hasPermission(me(), `${resource}.${action}` as Permission),
  }
}
