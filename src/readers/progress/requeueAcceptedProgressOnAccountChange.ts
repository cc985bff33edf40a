import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { findPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { lastAcceptedProgressByBookId } from './progressQueue'

/**
 * Called when the session has changed to another account. The other account may have received the progress that the
 * server has accepted since the last account check. Adds this progress to the queue again, unless the queue contains
 * other progress of the same book.
 */
onSessionAccountChange(() => {
  for (const { progress, at } of lastAcceptedProgressByBookId.values())
    if (at > sessionAccountCheckState.verifiedAt && !findPendingProgress(progress)) storePendingProgress(progress)
  lastAcceptedProgressByBookId.clear()
})
