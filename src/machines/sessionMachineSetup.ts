import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { onCrossTabMessage } from '../api/live/crossTabChannel'
import { isUnauthorizedError } from '../api/ServerError'
import type { User } from '../generated/model.schemas'
import type { AvailableSignInOptions } from './availableSignInOptions'
import { announceRenewedSession, pollServerUntilItResponds, startSessionListeners } from './sessionListeners'
import type { SessionMachineEvent } from './sessionMachineEvents'
import { type EndSessionOptions, endSession, fetchCurrentUser, type SignInCredentials } from './sessionRequests'

export interface SessionMachineContext {
  /** Signed-in user. */
  me?: User
  /** Options of the sign-in page. Undefined while a user is signed in. */
  signInOptions?: AvailableSignInOptions
  /**
   * User who was signed in last. If a book stays open after the session has ended, its reading progress belongs to this
   * user.
   */
  last?: User
  /**
   * Error of the last request: session check, request for the sign-in options, or sign-in attempt. The error is a
   * ServerError, 'popupBlocked', or an error code of an OAuth2 provider. The value true means that the server did not
   * accept the session after a successful sign-in at a provider.
   */
  failure?: unknown
  /**
   * Session id of another program, from the URL parameter `xAuthToken`. It is used only after a confirmation, because
   * any website can link to such a URL.
   */
  token?: string
  /** Whether the session ended without a sign-out by the user, for example because the session expired. */
  ended: boolean
  /** Whether the user has signed out. If true, automatic sign-in is disabled. */
  left: boolean
  /** Whether the sign-out deletes all stored data of the user. */
  removeData?: boolean
}

const loadSignInModules = async () => {
  popupModule ??= await import('./openOauth2Popup')
  return import('./availableSignInOptions')
}

/**
 * Module that opens the popup for the OAuth2 sign-in. The module is loaded before the user clicks, because browsers
 * block a popup that does not open directly after the click.
 */
let popupModule: typeof import('./openOauth2Popup') | undefined

/** Types, guards, actions and actors of the session machine. */
export const sessionMachineSetup = setup({
  types: {
    context: {} as SessionMachineContext,
    events: {} as SessionMachineEvent,
    input: {} as { token?: string } | undefined,
  },
  actors: {
    /** The input is true if the server may have started a new session for the signed-in user. */
    fetchCurrentUser: fromPromise<User, boolean | undefined>(async ({ input: mayBeRenewed, signal }) => {
      const user = await fetchCurrentUser(signal)
      if (mayBeRenewed) announceRenewedSession(user.id)
      return user
    }),
    fetchSignInOptions: fromPromise<AvailableSignInOptions, { token?: string }>(async ({ input, signal }) =>
      (await loadSignInModules()).fetchAvailableSignInOptions(input.token, signal),
    ),
    signInWithLink: fromPromise<User, { token?: string }>(async ({ input, signal }) =>
      (await import('./signInLink')).signInWithLink(input.token ?? '', signal),
    ),
    signInWith: fromPromise<User, SignInCredentials>(async ({ input, signal }) =>
      (await loadSignInModules()).signInWithCredentials(input, signal),
    ),
    claimAndSignIn: fromPromise<User, SignInCredentials>(async ({ input }) =>
      (await loadSignInModules()).createFirstAccountAndSignIn(input),
    ),
    endSession: fromPromise<void, EndSessionOptions>(({ input }) => endSession(input)),
    listenWhileSignedIn: fromCallback<SessionMachineEvent, { userId: string }>(({ input, sendBack }) =>
      startSessionListeners(sendBack, input.userId),
    ),
    watchForServer: fromCallback<SessionMachineEvent>(({ sendBack }) => pollServerUntilItResponds(sendBack)),
    watchTabs: fromCallback<SessionMachineEvent>(({ sendBack }) =>
      onCrossTabMessage(({ kind }) => {
        if (kind === 'signedIn') sendBack({ type: 'tab.signedIn' })
      }),
    ),
    watchPopup: fromCallback<SessionMachineEvent, { registrationId: string; handlesResult?: boolean }>(
      ({ input, sendBack }) => popupModule?.openOauth2Popup(input, sendBack),
    ),
  },
  guards: {
    isUnauthorized: ({ event }) => isUnauthorizedError('error' in event ? event.error : undefined),
    isOtherAccount: ({ context, event }) => 'output' in event && (event.output as User).id !== context.me?.id,
    isClaimed: ({ context }) => context.signInOptions?.claimed === true,
    isUnclaimed: ({ context }) => context.signInOptions?.claimed === false,
  },
  actions: {
    storeFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : undefined) }),
    storeBlockedPopup: assign({ failure: 'popupBlocked' }),
    clearFailure: assign({ failure: undefined }),
    clearUser: assign(({ context }) => ({ me: undefined, last: context.me ?? context.last })),
    storeEnd: assign({ ended: true }),
    storeSignOut: assign(({ event }) => ({ left: true, removeData: 'removeData' in event && event.removeData })),
  },
})
