import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { lastAcceptedProgressByBookId } from './progressQueue'

/**
 * When the session has changed to another account, adds progress to the queue again. This applies to progress that the
 * server has accepted since the last check of the account, because the other account may have received it.
 */
onSessionAccountChange(() => {
  for (const { progress, at } of lastAcceptedProgressByBookId.values())
    if (
      at > sessionAccountCheckState.verifiedAt &&
      !readPendingProgress(progress.userId).some(({ bookId }) => bookId === progress.bookId)
    )
      storePendingProgress(progress)
  lastAcceptedProgressByBookId.clear()
})
