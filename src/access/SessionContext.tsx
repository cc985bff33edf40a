import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { User } from '../generated/model.schemas'
import type { sessionMachine } from '../machines/sessionMachine'
import { useSelected } from '../machines/useSelected'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
/** The outermost states of the session. */
export type SessionState = 'unknown' | 'signedOut' | 'signingIn' | 'signedIn' | 'signingOut'

const Session = createContext<SessionActor | undefined>(undefined)

/** Gives the running session to everything below. */
export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  return <Session value={session}>{children}</Session>
}

/** Which of the outermost states a snapshot is in. */
export function sessionState({ value }: Pick<SessionSnapshot, 'value'>): SessionState {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as SessionState
}

/** Where the session stands, who is signed in, and how to talk to it. */
export function useSession(): { state: SessionState; me: User | undefined; send: SessionActor['send'] } {
  const session = useSessionActor()
  const state = useSelected(session, sessionState)
  const me = useSelected(session, ({ context }) => context.me)
  return { state, me, send: session.send }
}

/** A part of the session; the component follows it. */
export function useSessionSnapshot<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelected(useSessionActor(), select)
}

/**
 * Who is signed in. Only below routes that need it; it is the last person while a page still stands that was theirs, as a
 * book does that is open when the session ends.
 */
export function useCurrentUser(): User {
  const me = useSessionSnapshot(({ context }) => context.me ?? context.last)
  if (!me) throw new Error('useMe is for pages that are reached signed in')
  return me
}

/** Whether a person is signed in at the moment of asking, also when the component that asks is gone. */
export function useIsSignedIn(): (userId: string) => boolean {
  const session = useSessionActor()
  return useCallback(
    userId => {
      const snapshot = session.getSnapshot()
      return sessionState(snapshot) === 'signedIn' && snapshot.context.me?.id === userId
    },
    [session],
  )
}

function useSessionActor(): SessionActor {
  const session = useContext(Session)
  if (!session) throw new Error('SessionProvider is missing above')
  return session
}
