import type { SignInCredentials } from './sessionRequests'

/** Events of the session machine. The prefix of the type is the source, such as `user`. */
export type SessionMachineEvent =
  | ({ type: 'user.signIn' } & SignInCredentials)
  | ({ type: 'user.claim' } & SignInCredentials)
  /** Signs in with the account of the sign-in link that opened the page. */
  | { type: 'user.acceptSignInLink' }
  | { type: 'user.openProvider'; registrationId: string; handlesResult?: boolean }
  /** `removeData`: also deletes all stored data of the user. */
  | { type: 'user.signOut'; removeData?: boolean }
  | { type: 'user.retry' }
  /** Cancels a slow sign-in. */
  | { type: 'user.cancelSignIn' }
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.signedIn' }
  | { type: 'popup.failed'; error: string }
  | { type: 'server.back' }
  | { type: 'server.signedOut' }
  | { type: 'server.sessionExpired' }
  /** The cookies now belong to another account. */
  | { type: 'account.changed' }
  | { type: 'tab.signedIn' }
  | { type: 'tab.signedOut' }
