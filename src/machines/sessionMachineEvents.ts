import type { SignInCredentials } from './sessionRequests'

/**
 * Events of the session machine. The first part of the type is the source of the event, for example `user` or `server`.
 */
export type SessionMachineEvent =
  | ({ type: 'user.signIn' } & SignInCredentials)
  | ({ type: 'user.claim' } & SignInCredentials)
  /** The user accepts the sign-in link in the URL, and signs in with the account of this link. */
  | { type: 'user.acceptSignInLink' }
  | { type: 'user.openProvider'; registrationId: string; handlesResult?: boolean }
  /** If `removeData` is true, the client also deletes all stored data of the user. */
  | { type: 'user.signOut'; removeData?: boolean }
  | { type: 'user.retry' }
  /** The user cancels a slow sign-in. */
  | { type: 'user.cancelSignIn' }
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.signedIn' }
  | { type: 'popup.failed'; error: string }
  | { type: 'server.back' }
  | { type: 'server.signedOut' }
  /**
   * A live event reports that a session of the user has expired. The expired session may be an earlier session, and not
   * the current session.
   */
  | { type: 'server.sessionExpired' }
  /** The cookies of this browser now belong to another account. */
  | { type: 'account.changed' }
  | { type: 'tab.signedIn' }
  | { type: 'tab.signedOut' }
