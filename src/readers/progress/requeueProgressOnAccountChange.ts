import { onSessionAccountChange } from '../../api/account/checkSessionAccount'
import { sessionAccountCheck } from '../../api/account/sessionAccountCheck'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { acceptedProgressWrites } from './progressQueue'

/** Another account may have received writes since the last check of the account, so they are queued again. */
onSessionAccountChange(() => {
  for (const { progress, at } of acceptedProgressWrites.values())
    if (
      at > sessionAccountCheck.verifiedAt &&
      !readPendingProgress(progress.userId).some(({ bookId }) => bookId === progress.bookId)
    )
      storePendingProgress(progress)
  acceptedProgressWrites.clear()
})
