import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../access/SessionContext'
import type { ReaderActor } from '../../machines/readerMachine'
import { setProgressQueueUser } from '../progress/progressQueue'
import { notifySessionRestored } from './serverOrSessionRestored'

/**
 * Keeps a book open when the session of its reader ends. Nothing is sent until the same user signs in again; then
 * pending progress is sent. When another user signs in, the book closes and the progress stays queued on this device.
 */
export function useReadingSession(actor: ReaderActor, userId: string): void {
  const { state, me: currentUser } = useSession()
  const signedInUserId = state === 'signedIn' ? currentUser?.id : undefined
  const previousUserId = useRef(signedInUserId)
  useLayoutEffect(() => setProgressQueueUser(signedInUserId), [signedInUserId])
  useEffect(() => {
    if (signedInUserId === previousUserId.current) return
    previousUserId.current = signedInUserId
    if (signedInUserId === userId) notifySessionRestored()
    else if (signedInUserId !== undefined) actor.send({ type: 'user.leave' })
  }, [actor, userId, signedInUserId])
}
