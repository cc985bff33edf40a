import type { Credentials } from './sessionCalls'

/** What can happen to a session, and who says so. */
export type SessionEvent =
  | ({ type: 'user.signIn' } & Credentials)
  | ({ type: 'user.claim' } & Credentials)
  | { type: 'user.openProvider'; registrationId: string; stays?: boolean }
  /** `removeData`: also deletes what this device stores for the person. */
  | { type: 'user.signOut'; removeData?: boolean }
  | { type: 'user.retry' }
  /** A sign-in that takes too long is given up. */
  | { type: 'user.stopWaiting' }
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.signedIn' }
  | { type: 'popup.refused'; error: string }
  | { type: 'server.back' }
  | { type: 'server.signedOut' }
  | { type: 'server.sessionExpired' }
  /** The cookies belong to another account by now. */
  | { type: 'account.changed' }
  | { type: 'tab.signedIn' }
  | { type: 'tab.signedOut' }
