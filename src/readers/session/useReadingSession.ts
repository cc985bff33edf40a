import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../access/SessionContext'
import type { ReaderActor } from '../../machines/readerMachine'
import { setProgressUser } from '../progress/progressQueue'
import { notifySignedInAgain } from './signedInAgain'

/**
 * A book stays open when the session of its reader ends: nothing is sent until they are back, then what was read meanwhile
 * is. When somebody else signs in instead, the book is left; the place of the first stays on this device until they come.
 */
export function useReadingSession(actor: ReaderActor, userId: string): void {
  const { state, me } = useSession()
  const present = state === 'signedIn' ? me?.id : undefined
  const before = useRef(present)
  useLayoutEffect(() => setProgressUser(present), [present])
  useEffect(() => {
    if (present === before.current) return
    before.current = present
    if (present === userId) notifySignedInAgain()
    else if (present !== undefined) actor.send({ type: 'user.leave' })
  }, [actor, userId, present])
}
