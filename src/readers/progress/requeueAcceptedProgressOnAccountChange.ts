import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { findPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { lastAcceptedProgressByBookId } from './progressQueue'

/**
 * Called when the session has changed to another account. After the last account check, the server may have stored
 * progress of this tab in the wrong account. Adds the progress that the server accepted after this check to the queue
 * again, unless the queue contains other progress of the same book.
 */
onSessionAccountChange(() => {
  for (const { progress, at } of lastAcceptedProgressByBookId.values())
    if (at > sessionAccountCheckState.verifiedAt && !findPendingProgress(progress)) storePendingProgress(progress)
  lastAcceptedProgressByBookId.clear()
})
