import { onSessionAccountChange } from '../../api/account/assertSessionAccount'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { acceptedProgressWrites } from './progressQueue'

/** Puts progress into the queue again if another account may have received its write. */
onSessionAccountChange(() => {
  for (const { progress, at } of acceptedProgressWrites.values())
    if (
      at > sessionAccountCheckState.verifiedAt &&
      !readPendingProgress(progress.userId).some(({ bookId }) => bookId === progress.bookId)
    )
      storePendingProgress(progress)
  acceptedProgressWrites.clear()
})
