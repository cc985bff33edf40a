import { accountState } from '../../api/account/accountState'
import { onAccountChanged } from '../../api/account/confirmedAccount'
import { pendingProgressOf, storePendingProgress } from '../../preferences/pendingProgress'
import { accepted } from './progressQueue'

/**
 * Queues writes again that the server accepted after it last confirmed the account: they may have gone to another
 * account.
 */
onAccountChanged(() => {
  for (const { progress, at } of accepted.values())
    if (
      at > accountState.verifiedAt &&
      !pendingProgressOf(progress.userId).some(({ bookId }) => bookId === progress.bookId)
    )
      storePendingProgress(progress)
  accepted.clear()
})
