import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../access/SessionContext'
import type { ReaderActor } from '../../machines/readerMachine'
import { setProgressQueueUser } from '../progress/progressQueue'
import { notifySessionRestored } from './onServerOrSessionRestored'

/**
 * Keeps a book open when the session of its user ends. The reader sends nothing until the same user signs in again;
 * then it sends pending progress. When another user signs in, the book closes, and its progress stays queued on this
 * device.
 */
export function useSessionChangeWhileReading(actor: ReaderActor, userId: string): void {
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
