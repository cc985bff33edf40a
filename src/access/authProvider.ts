import type { AuthProvider } from 'react-admin'
import { can, type Permission } from './permissions'
import type { SessionActor } from './SessionContext'

/** React-admin's view of the session. Sign-in and the end of a session are the machine's: nothing here sends anybody away. */
export function createAuthProvider(session: SessionActor): AuthProvider {
  const me = () => session.getSnapshot().context.me
  return {
    login: async () => undefined,
    logout: async () => false,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: me()?.id ?? '', fullName: me()?.email }),
    getPermissions: async () => me()?.roles ?? [],
    canAccess: async ({ resource, action }) => can(me(), `${resource}.${action}` as Permission),
  }
}
