import { accountState } from '../api/account/accountState'
import { onAccountChanged } from '../api/account/confirmedAccount'
import { keepUnsent, unsentOf } from '../preferences/unsentProgress'
import { accepted } from './outbox'

/** Queues writes again that the server accepted after it last named their account: they may have gone to another one. */
onAccountChanged(() => {
  for (const { unsent, at } of accepted.values())
    if (at > accountState.verifiedAt && !unsentOf(unsent.userId).some(({ bookId }) => bookId === unsent.bookId))
      keepUnsent(unsent)
  accepted.clear()
})
