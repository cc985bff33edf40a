import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { User } from '../generated/model.schemas'
import type { sessionMachine } from '../machines/sessionMachine'
import { useActorSelector } from '../machines/useActorSelector'

/** XState actor of the session machine, which handles sign-in, sign-out and the end of a session. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
/** Names of the top-level states of the session machine. */
export type SessionStateName = 'unknown' | 'signedOut' | 'signingIn' | 'signedIn' | 'signingOut'

const SessionContext = createContext<SessionActor | undefined>(undefined)

/** React context provider of the session actor. */
export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Returns the top-level state of a session snapshot. */
export function selectSessionStateName({ value }: Pick<SessionSnapshot, 'value'>): SessionStateName {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as SessionStateName
}

/**
 * Returns the session state, the signed-in user (`me`) and the `send` function of the session machine.
 * Re-renders the component when the state or the user changes.
 */
export function useSession(): { state: SessionStateName; me: User | undefined; send: SessionActor['send'] } {
  const session = useSessionActor()
  const state = useActorSelector(session, selectSessionStateName)
  const me = useActorSelector(session, ({ context }) => context.me)
  return { state, me, send: session.send }
}

/**
 * Applies a selector function to the session snapshot and returns the result. Re-renders the component when the result
 * changes.
 */
export function useSessionSelector<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useActorSelector(useSessionActor(), select)
}

/**
 * Returns the signed-in user. After the end of the session, returns the last signed-in user.
 * @throws Error if no user has signed in on this page
 */
export function useCurrentUser(): User {
  const me = useSessionSelector(({ context }) => context.me ?? context.last)
  if (!me) throw new Error('useCurrentUser requires a signed-in user')
  return me
}

/**
 * Returns a function that checks whether a given user is signed in at this moment. The function also works after the
 * component has unmounted.
 */
export function useIsUserStillSignedIn(): (userId: string) => boolean {
  const session = useSessionActor()
  return useCallback(
    userId => {
      const snapshot = session.getSnapshot()
      return selectSessionStateName(snapshot) === 'signedIn' && snapshot.context.me?.id === userId
    },
    [session],
  )
}

function useSessionActor(): SessionActor {
  const session = useContext(SessionContext)
  if (!session) throw new Error('SessionProvider is missing above')
  return session
}
