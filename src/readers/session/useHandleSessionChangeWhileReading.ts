import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../access/SessionContext'
import type { ReaderActor } from '../../machines/readerMachine'
import { setProgressQueueUser } from '../progress/progressQueue'
import { notifySessionRestored } from './onServerOrSessionRestored'

/**
 * Handles sign-outs and sign-ins while a book is open. After a sign-out, no progress is sent until the same user signs
 * in again. If another user signs in, the book closes, and its unsent progress stays on this device.
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
