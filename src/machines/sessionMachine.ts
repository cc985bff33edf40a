import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { onCrossTabMessage } from '../api/live/crossTabChannel'
import type { User } from '../generated/model.schemas'
import type { AvailableSignIns } from './availableSignIns'
import { startSessionListeners, watchForServerRecovery } from './sessionListeners'
import type { SessionMachineEvent } from './sessionMachineEvents'
import {
  type EndSessionOptions,
  endSession,
  fetchCurrentUser,
  type SignInCredentials,
  signInWithCredentials,
} from './sessionRequests'

type SessionMachineContext = {
  /** Signed-in user. */
  me?: User
  /** Sign-in options; set while signed out. */
  signInOptions?: AvailableSignIns
  /** Last signed-in user. After the session ends, an open book still belongs to this user. */
  last?: User
  /** Error of the last attempt to sign in: a ServerError, 'popupBlocked', or an error code of a provider. */
  failure?: unknown
  /** Id of a session of another program, from the URL parameter `xAuthToken`. */
  token?: string
  /** Whether the session ended without a sign-out. */
  ended: boolean
  /** Whether the user signed out. After a sign-out, no automatic sign-in starts. */
  left: boolean
  /** Whether the sign-out deletes all stored data of the user. */
  removeData?: boolean
}

/** Loads the modules that only signed-out users need. */
const loadSignInModules = async () => {
  popupModule ??= await import('./openOauth2Popup')
  return import('./availableSignIns')
}

/** Module that opens the sign-in popup. It loads before the click, because browsers block popups that open late. */
let popupModule: typeof import('./openOauth2Popup') | undefined

/**
 * Session of this tab. After a 401 response, the machine checks the account before the session ends. The server sends
 * 401 also where 403 is correct (server-facts 3.1).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionMachineContext,
    events: {} as SessionMachineEvent,
    input: {} as { token?: string } | undefined,
  },
  actors: {
    fetchCurrentUser: fromPromise<User, { token?: string }>(({ input, signal }) =>
      fetchCurrentUser(input.token, signal),
    ),
    fetchSignInOptions: fromPromise<AvailableSignIns>(async ({ signal }) =>
      (await loadSignInModules()).fetchAvailableSignIns(signal),
    ),
    signInWith: fromPromise<User, SignInCredentials>(({ input, signal }) => signInWithCredentials(input, signal)),
    claimAndSignIn: fromPromise<User, SignInCredentials>(async ({ input }) =>
      (await loadSignInModules()).claimServerAndSignIn(input),
    ),
    endSession: fromPromise<void, EndSessionOptions>(({ input }) => endSession(input)),
    listenWhileSignedIn: fromCallback<SessionMachineEvent, { userId: string }>(({ input, sendBack }) =>
      startSessionListeners(sendBack, input.userId),
    ),
    watchForServer: fromCallback<SessionMachineEvent>(({ sendBack }) => watchForServerRecovery(sendBack)),
    watchTabs: fromCallback<SessionMachineEvent>(({ sendBack }) =>
      onCrossTabMessage(({ kind }) => {
        if (kind === 'signedIn') sendBack({ type: 'tab.signedIn' })
      }),
    ),
    watchPopup: fromCallback<SessionMachineEvent, { registrationId: string; stays?: boolean }>(({ input, sendBack }) =>
      popupModule?.openOauth2Popup(input, sendBack),
    ),
  },
  guards: {
    isUnauthorized: ({ event }) => isUnauthorized('error' in event ? event.error : undefined),
    isOtherAccount: ({ context, event }) => 'output' in event && (event.output as User).id !== context.me?.id,
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
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input?.token, ended: false, left: false }),
  initial: 'unknown',
  states: {
    unknown: {
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            src: 'fetchCurrentUser',
            input: ({ context }) => ({ token: context.token }),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: [
              { guard: 'isUnauthorized', target: '#session.signedOut' },
              { target: 'unreachable', actions: 'storeFailure' },
            ],
          },
        },
        unreachable: {
          invoke: { src: 'watchForServer' },
          on: { 'server.back': 'checking', 'user.retry': 'checking' },
          exit: 'clearFailure',
        },
      },
    },
    signedOut: {
      entry: 'clearUser',
      initial: 'loadingOptions',
      states: {
        loadingOptions: {
          on: { 'user.retry': { target: 'loadingOptions', reenter: true } },
          invoke: {
            src: 'fetchSignInOptions',
            onDone: { target: 'deciding', actions: assign({ signInOptions: ({ event }) => event.output }) },
            onError: { target: 'unreachable', actions: 'storeFailure' },
          },
        },
        unreachable: {
          initial: 'waiting',
          states: {
            waiting: {
              invoke: { src: 'watchForServer' },
              on: { 'server.back': 'retrying', 'user.retry': 'retrying' },
            },
            /** Fetches the sign-in options again. The earlier error stays visible during the request. */
            retrying: {
              invoke: {
                src: 'fetchSignInOptions',
                onDone: {
                  target: '#session.signedOut.deciding',
                  actions: assign({ signInOptions: ({ event }) => event.output }),
                },
                onError: { target: 'waiting', actions: 'storeFailure' },
              },
            },
          },
          exit: 'clearFailure',
        },
        deciding: { always: [{ guard: 'isUnclaimed', target: 'unclaimed' }, { target: 'claimed' }] },
        unclaimed: {
          invoke: { src: 'watchTabs' },
          on: { 'user.claim': '#session.signingIn.claiming', 'tab.signedIn': '#session.signingIn.fetchingUser' },
        },
        claimed: {
          invoke: { src: 'watchTabs' },
          on: {
            'tab.signedIn': '#session.signingIn.fetchingUser',
            'user.signIn': '#session.signingIn.submitting',
            'user.openProvider': 'inPopup',
            'user.retry': 'loadingOptions',
          },
        },
        inPopup: {
          entry: 'clearFailure',
          invoke: {
            src: 'watchPopup',
            input: ({ event }) => (event.type === 'user.openProvider' ? event : { registrationId: '' }),
          },
          on: {
            'popup.closed': 'claimed',
            'popup.signedIn': '#session.signingIn.fetchingUser',
            'popup.failed': { target: 'claimed', actions: 'storeFailure' },
            'popup.blocked': { target: 'claimed', actions: 'storeBlockedPopup' },
            'user.openProvider': { target: 'inPopup', reenter: true },
            'user.signIn': '#session.signingIn.submitting',
          },
        },
      },
    },
    signingIn: {
      entry: 'clearFailure',
      initial: 'submitting',
      states: {
        submitting: {
          on: { 'user.cancelSignIn': '#session.signedOut.claimed' },
          invoke: {
            src: 'signInWith',
            input: ({ event }) => toCredentials(event),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.claimed', actions: 'storeFailure' },
          },
        },
        fetchingUser: {
          on: { 'user.cancelSignIn': '#session.signedOut.claimed' },
          invoke: {
            src: 'fetchCurrentUser',
            input: {},
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.claimed', actions: 'storeFailure' },
          },
        },
        claiming: {
          on: { 'user.cancelSignIn': '#session.signedOut.loadingOptions' },
          invoke: {
            src: 'claimAndSignIn',
            input: ({ event }) => toCredentials(event),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.loadingOptions', actions: 'storeFailure' },
          },
        },
      },
    },
    signedIn: {
      entry: [
        assign({ ended: false, left: false, removeData: false, signInOptions: undefined, token: undefined }),
        'clearFailure',
      ],
      invoke: { src: 'listenWhileSignedIn', input: ({ context }) => ({ userId: context.me?.id ?? '' }) },
      initial: 'confirmed',
      on: {
        'user.signOut': { target: 'signingOut', actions: 'storeSignOut' },
        'server.sessionExpired': { target: 'signingOut', actions: 'storeEnd' },
        'tab.signedOut': { target: 'signedOut', actions: 'storeSignOut' },
      },
      states: {
        confirmed: { on: { 'server.signedOut': 'checking', 'account.changed': 'accountChanged' } },
        /**
         * State after another account has signed in with the cookies of this browser. This tab sends no further writes.
         */
        accountChanged: {},
        checking: {
          invoke: {
            src: 'fetchCurrentUser',
            input: {},
            onDone: [
              { guard: 'isOtherAccount', target: 'accountChanged' },
              { target: 'confirmed', actions: assign({ me: ({ event }) => event.output }) },
            ],
            onError: [
              { guard: 'isUnauthorized', target: '#session.signedOut', actions: 'storeEnd' },
              { target: 'confirmed' },
            ],
          },
        },
      },
    },
    signingOut: {
      invoke: {
        src: 'endSession',
        input: ({ context: { me, left, removeData } }) => ({ userId: me?.id, isLeaving: left, removeData }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
})

function isUnauthorized(error: unknown) {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401
}

function toCredentials(event: SessionMachineEvent): SignInCredentials {
  if (event.type !== 'user.signIn' && event.type !== 'user.claim') return { email: '', password: '', rememberMe: false }
  const { email, password, rememberMe } = event
  return { email, password, rememberMe }
}
