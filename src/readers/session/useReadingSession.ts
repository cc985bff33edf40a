import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../access/SessionContext'
import type { ReaderActor } from '../../machines/readerMachine'
import { setProgressUser } from '../progress/progressQueue'
import { notifySignedInAgain } from './signedInAgain'

/**
 * Keeps a book open when the session of its reader ends. Nothing is sent until the same user signs in again; then
 * pending progress is sent. When another user signs in, the book closes and the progress stays queued on this device.
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
