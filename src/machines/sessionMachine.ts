import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { onTabMessage } from '../api/live/tabs'
import type { User } from '../generated/model.schemas'
import { type Credentials, endSession, fetchCurrentUser, type SignOut, signInWith } from './sessionCalls'
import type { SessionEvent } from './sessionEvents'
import { listenWhileSignedIn, watchForServer } from './sessionListeners'
import type { SignInOptions } from './signInOptions'

type SessionContext = {
  /** Who is signed in. */
  me?: User
  /** How one may come in; known while signed out. */
  entrance?: SignInOptions
  /** Who was signed in last: a book that lies open is theirs, also while nobody is. */
  last?: User
  /** Why the last attempt failed: a ServerError, 'popupBlocked', or what a provider said. */
  failure?: unknown
  /** The id of a session that was made elsewhere, handed over once in the address. */
  token?: string
  /** The session ended without being asked to. */
  ended: boolean
  /** The person signed out, so that nothing signs them in again by itself. */
  left: boolean
  /** What this device stores for the person is deleted with the sign-out. */
  removeData?: boolean
}

/** Fetched for those who are outside: whoever is signed in never needs it. */
const entrance = async () => {
  popup ??= await import('./oauth2Popup')
  return import('./signInOptions')
}

/** Fetched before the entrance is shown: a popup must be opened in the very moment of a click. */
let popup: typeof import('./oauth2Popup') | undefined

/**
 * Who is here: unknown, signed out (before a claimed or an unclaimed server), signing in, signed in, signing out. Live events
 * run inside signed in. A 401 anywhere is checked before it ends the session, because a remembered person gets one where
 * others get a 403 (server-facts 3.1).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { token?: string } | undefined,
  },
  actors: {
    askWhoIsThere: fromPromise<User, { token?: string }>(({ input, signal }) => fetchCurrentUser(input.token, signal)),
    findEntrance: fromPromise<SignInOptions>(async ({ signal }) => (await entrance()).fetchSignInOptions(signal)),
    signInWith: fromPromise<User, Credentials>(({ input, signal }) => signInWith(input, signal)),
    claimAndSignIn: fromPromise<User, Credentials>(async ({ input }) => (await entrance()).claimAndSignIn(input)),
    forgetSession: fromPromise<void, SignOut>(({ input }) => endSession(input)),
    listenWhileSignedIn: fromCallback<SessionEvent, { userId: string }>(({ input, sendBack }) =>
      listenWhileSignedIn(sendBack, input.userId),
    ),
    watchForServer: fromCallback<SessionEvent>(({ sendBack }) => watchForServer(sendBack)),
    watchTabs: fromCallback<SessionEvent>(({ sendBack }) =>
      onTabMessage(({ kind }) => {
        if (kind === 'signedIn') sendBack({ type: 'tab.signedIn' })
      }),
    ),
    watchPopup: fromCallback<SessionEvent, { registrationId: string; stays?: boolean }>(({ input, sendBack }) =>
      popup?.watchOauth2Popup(input, sendBack),
    ),
  },
  guards: {
    isRefusal: ({ event }) => isRefusal('error' in event ? event.error : undefined),
    isOtherAccount: ({ context, event }) => 'output' in event && (event.output as User).id !== context.me?.id,
    isUnclaimed: ({ context }) => context.entrance?.claimed === false,
  },
  actions: {
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : undefined) }),
    rememberBlockedPopup: assign({ failure: 'popupBlocked' }),
    forgetFailure: assign({ failure: undefined }),
    forgetPerson: assign(({ context }) => ({ me: undefined, last: context.me ?? context.last })),
    rememberEnd: assign({ ended: true }),
    rememberLeaving: assign(({ event }) => ({ left: true, removeData: 'removeData' in event && event.removeData })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input?.token, ended: false, left: false }),
  initial: 'unknown',
  states: {
    unknown: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'askWhoIsThere',
            input: ({ context }) => ({ token: context.token }),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: [
              { guard: 'isRefusal', target: '#session.signedOut' },
              { target: 'away', actions: 'rememberFailure' },
            ],
          },
        },
        away: {
          invoke: { src: 'watchForServer' },
          on: { 'server.back': 'asking', 'user.retry': 'asking' },
          exit: 'forgetFailure',
        },
      },
    },
    signedOut: {
      entry: 'forgetPerson',
      initial: 'looking',
      states: {
        looking: {
          on: { 'user.retry': { target: 'looking', reenter: true } },
          invoke: {
            src: 'findEntrance',
            onDone: { target: 'deciding', actions: assign({ entrance: ({ event }) => event.output }) },
            onError: { target: 'away', actions: 'rememberFailure' },
          },
        },
        away: {
          initial: 'waiting',
          states: {
            waiting: {
              invoke: { src: 'watchForServer' },
              on: { 'server.back': 'looking', 'user.retry': 'looking' },
            },
            /** The failure stays until the entrance is found. */
            looking: {
              invoke: {
                src: 'findEntrance',
                onDone: {
                  target: '#session.signedOut.deciding',
                  actions: assign({ entrance: ({ event }) => event.output }),
                },
                onError: { target: 'waiting', actions: 'rememberFailure' },
              },
            },
          },
          exit: 'forgetFailure',
        },
        deciding: { always: [{ guard: 'isUnclaimed', target: 'unclaimed' }, { target: 'claimed' }] },
        unclaimed: {
          invoke: { src: 'watchTabs' },
          on: { 'user.claim': '#session.signingIn.claiming', 'tab.signedIn': '#session.signingIn.returning' },
        },
        claimed: {
          invoke: { src: 'watchTabs' },
          on: {
            'tab.signedIn': '#session.signingIn.returning',
            'user.signIn': '#session.signingIn.asking',
            'user.openProvider': 'inPopup',
            'user.retry': 'looking',
          },
        },
        inPopup: {
          entry: 'forgetFailure',
          invoke: {
            src: 'watchPopup',
            input: ({ event }) => (event.type === 'user.openProvider' ? event : { registrationId: '' }),
          },
          on: {
            'popup.closed': 'claimed',
            'popup.signedIn': '#session.signingIn.returning',
            'popup.refused': { target: 'claimed', actions: 'rememberFailure' },
            'popup.blocked': { target: 'claimed', actions: 'rememberBlockedPopup' },
            'user.openProvider': { target: 'inPopup', reenter: true },
            'user.signIn': '#session.signingIn.asking',
          },
        },
      },
    },
    signingIn: {
      entry: 'forgetFailure',
      initial: 'asking',
      states: {
        asking: {
          on: { 'user.stopWaiting': '#session.signedOut.claimed' },
          invoke: {
            src: 'signInWith',
            input: ({ event }) => credentialsOf(event),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.claimed', actions: 'rememberFailure' },
          },
        },
        returning: {
          on: { 'user.stopWaiting': '#session.signedOut.claimed' },
          invoke: {
            src: 'askWhoIsThere',
            input: {},
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.claimed', actions: 'rememberFailure' },
          },
        },
        claiming: {
          on: { 'user.stopWaiting': '#session.signedOut.looking' },
          invoke: {
            src: 'claimAndSignIn',
            input: ({ event }) => credentialsOf(event),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.looking', actions: 'rememberFailure' },
          },
        },
      },
    },
    signedIn: {
      entry: [
        assign({ ended: false, left: false, removeData: false, entrance: undefined, token: undefined }),
        'forgetFailure',
      ],
      invoke: { src: 'listenWhileSignedIn', input: ({ context }) => ({ userId: context.me?.id ?? '' }) },
      initial: 'trusted',
      on: {
        'user.signOut': { target: 'signingOut', actions: 'rememberLeaving' },
        'server.sessionExpired': { target: 'signingOut', actions: 'rememberEnd' },
        'tab.signedOut': { target: 'signedOut', actions: 'rememberLeaving' },
      },
      states: {
        trusted: { on: { 'server.signedOut': 'doubted', 'account.changed': 'replaced' } },
        /** The server serves another account: nothing of this person is sent any more (`api/account/confirmedAccount.ts`). */
        replaced: {},
        doubted: {
          invoke: {
            src: 'askWhoIsThere',
            input: {},
            onDone: [
              { guard: 'isOtherAccount', target: 'replaced' },
              { target: 'trusted', actions: assign({ me: ({ event }) => event.output }) },
            ],
            onError: [
              { guard: 'isRefusal', target: '#session.signedOut', actions: 'rememberEnd' },
              { target: 'trusted' },
            ],
          },
        },
      },
    },
    signingOut: {
      invoke: {
        src: 'forgetSession',
        input: ({ context: { me, left, removeData } }) => ({ userId: me?.id, isLeaving: left, removeData }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
})

function isRefusal(error: unknown) {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401
}

function credentialsOf(event: SessionEvent): Credentials {
  if (event.type !== 'user.signIn' && event.type !== 'user.claim') return { email: '', password: '', rememberMe: false }
  const { email, password, rememberMe } = event
  return { email, password, rememberMe }
}
