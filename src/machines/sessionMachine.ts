import { assign } from 'xstate'
import type { SessionMachineEvent } from './sessionMachineEvents'
import { sessionMachineSetup } from './sessionMachineSetup'
import type { SignInCredentials } from './sessionRequests'

/**
 * State machine for the session in this browser tab. After a response with status 401 or a live event about an expired
 * session, the session may still exist. In some cases, the server sends status 401 instead of 403 (server-facts 3.1). A
 * suspended tab receives the live event late, and the user may then have a new session. Therefore, the machine does not
 * end the session immediately. It first requests the account to find out whether the session still exists.
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
      invoke: { src: 'watchTabs' },
      // The forms can be visible in each of the states, as soon as the sign-in options have been loaded once.
      on: {
        'tab.signedIn': 'signingIn.fetchingUser',
        'user.signIn': { guard: 'isClaimed', target: 'signingIn.submitting' },
        'user.claim': { guard: 'isUnclaimed', target: 'signingIn.claiming' },
        'user.acceptSignInLink': { guard: 'isClaimed', target: 'signingIn.acceptingLink' },
        'user.openProvider': { guard: 'isClaimed', target: '.inPopup' },
      },
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
        unclaimed: {},
        claimed: { on: { 'user.retry': 'loadingOptions' } },
        inPopup: {
          entry: 'clearFailure',
          invoke: {
            src: 'watchPopup',
            input: ({ event }) => (event.type === 'user.openProvider' ? event : { registrationId: '' }),
          },
          on: {
            'popup.closed': 'claimed',
            'popup.signedIn': '#session.signingIn.confirmingPopup',
            'popup.failed': { target: 'claimed', actions: 'storeFailure' },
            'popup.blocked': { target: 'claimed', actions: 'storeBlockedPopup' },
          },
        },
      },
    },
    signingIn: {
      entry: 'clearFailure',
      on: { 'user.cancelSignIn': 'signedOut.deciding' },
      initial: 'submitting',
      states: {
        submitting: {
          invoke: {
            src: 'signInWith',
            input: ({ event }) => toCredentials(event),
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: { target: '#session.signedOut.claimed', actions: 'storeFailure' },
          },
        },
        fetchingUser: {
          on: { 'user.retry': { target: 'fetchingUser', reenter: true } },
          invoke: {
            src: 'fetchCurrentUser',
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            // Loads the sign-in options again, because they may be missing, or may have been loaded before the first
            // account was created. Status 401 causes no error message, because the sign-in was in another tab.
            onError: [
              { guard: 'isUnauthorized', target: '#session.signedOut.loadingOptions' },
              { target: '#session.signedOut.loadingOptions', actions: 'storeFailure' },
            ],
          },
        },
        /**
         * Fetches the user after a sign-in at a provider. Unlike in `fetchingUser`, status 401 causes an error message,
         * because the sign-in was in this tab.
         */
        confirmingPopup: {
          on: { 'user.retry': { target: 'confirmingPopup', reenter: true } },
          invoke: {
            src: 'fetchCurrentUser',
            onDone: { target: '#session.signedIn', actions: assign({ me: ({ event }) => event.output }) },
            onError: [
              {
                guard: 'isUnauthorized',
                target: '#session.signedOut.loadingOptions',
                actions: assign({ failure: true }),
              },
              { target: '#session.signedOut.loadingOptions', actions: 'storeFailure' },
            ],
          },
        },
        acceptingLink: {
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
        // Restarts a running check, because its response may be older than the end of the session.
        'server.sessionExpired': '.checking',
        'tab.signedOut': { target: 'signedOut', actions: 'storeSignOut' },
      },
      states: {
        confirmed: { on: { 'server.signedOut': 'checking', 'account.changed': 'accountChanged' } },
        /**
         * Another account has signed in and has replaced the cookies of this browser. This tab sends no further changes
         * to the server.
         */
        accountChanged: { on: { 'server.sessionExpired': {} } },
        checking: {
          // Restarts a running check, because its response may be older than the sign-in of the other tab.
          on: { 'tab.signedIn': { target: 'checking', reenter: true } },
          invoke: {
            src: 'fetchCurrentUser',
            input: ({ event }) => event.type !== 'server.signedOut',
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
        input: ({ context: { me, removeData } }) => ({ userId: me?.id, removeData }),
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
