import { accountState } from '../../api/account/accountState'
import { onAccountChanged } from '../../api/account/confirmAccount'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import { acceptedProgressWrites } from './progressQueue'

/**
 * Queues writes again that the server accepted after the last confirmation of the account. Another account may have
 * received them.
 */
onAccountChanged(() => {
  for (const { progress, at } of acceptedProgressWrites.values())
    if (
      at > accountState.verifiedAt &&
      !readPendingProgress(progress.userId).some(({ bookId }) => bookId === progress.bookId)
    )
      storePendingProgress(progress)
  acceptedProgressWrites.clear()
})
