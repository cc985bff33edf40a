import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { lastAcceptedProgressByBookId } from './progressQueue'

/**
 * After an account change, queues the progress again that the server has accepted since the account was last verified.
 * Another account may have received this progress.
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
