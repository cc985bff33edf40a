import { assign } from 'xstate'
import type { SessionMachineEvent } from './sessionMachineEvents'
import { sessionMachineSetup } from './sessionMachineSetup'
import type { SignInCredentials } from './sessionRequests'

/**
 * State machine for the session in this browser tab. A response with status 401 does not end the session immediately,
 * because the server also sends 401 instead of 403 (server-facts 3.1). The machine requests the account to find out
 * whether the session still exists.
 */
export const sessionMachine = sessionMachineSetup.createMachine({
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
            input: ({ context }) => ({ token: context.token }),
            onDone: { target: 'deciding', actions: assign({ signInOptions: ({ event }) => event.output }) },
            onError: { target: 'unreachable', actions: 'storeFailure' },
          },
        },
        unreachable: {
          initial: 'waiting',
          // The forms stay visible, so the user can also submit them in this state.
          on: {
            'user.signIn': '#session.signingIn.submitting',
            'user.claim': '#session.signingIn.claiming',
          },
          states: {
            waiting: {
              invoke: { src: 'watchForServer' },
              on: { 'server.back': 'retrying', 'user.retry': 'retrying' },
            },
            /**
             * Fetches the data for the sign-in page again. The previous error stays visible until the response arrives.
             */
            retrying: {
              invoke: {
                src: 'fetchSignInOptions',
                input: ({ context }) => ({ token: context.token }),
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
            'user.acceptSignInLink': '#session.signingIn.acceptingLink',
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
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.claimed', actions: 'storeFailure' },
          },
        },
        acceptingLink: {
          on: { 'user.cancelSignIn': '#session.signedOut.claimed' },
          invoke: {
            src: 'signInWithLink',
            input: ({ context }) => ({ token: context.token }),
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
         * Another account has signed in and has replaced the cookies of this browser. This tab sends no further changes
         * to the server.
         */
        accountChanged: {},
        checking: {
          invoke: {
            src: 'fetchCurrentUser',
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

function toCredentials(event: SessionMachineEvent): SignInCredentials {
  if (event.type !== 'user.signIn' && event.type !== 'user.claim') return { email: '', password: '', rememberMe: false }
  const { email, password, rememberMe } = event
  return { email, password, rememberMe }
}
