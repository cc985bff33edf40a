import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../access/SessionContext'
import type { ReaderActor } from '../../machines/readerMachine'
import { setProgressQueueUser } from '../progress/progressQueue'
import { notifySessionRestored } from './onServerOrSessionRestored'

/**
 * Handles changes of the session while a book is open. After the session has ended, nothing is sent until the same user
 * signs in again. If another user signs in, the book closes. The progress in this book then stays on this device.
 */
export function useHandleSessionChangeWhileReading(actor: ReaderActor, userId: string): void {
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
