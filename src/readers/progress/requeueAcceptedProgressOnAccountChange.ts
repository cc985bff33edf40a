import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { lastAcceptedProgressByBookId } from './progressQueue'

/** Puts progress into the queue again if another account may have received its write. */
onSessionAccountChange(() => {
  for (const { progress, at } of lastAcceptedProgressByBookId.values())
    if (
      at > sessionAccountCheckState.verifiedAt &&
      !readPendingProgress(progress.userId).some(({ bookId }) => bookId === progress.bookId)
    )
      storePendingProgress(progress)
  lastAcceptedProgressByBookId.clear()
})
