import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { lastAcceptedProgressByBookId } from './progressQueue'

/**
 * After an account change, adds progress to the queue again if the server has accepted it since the last check of the
 * account. Another account may have received this progress.
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
