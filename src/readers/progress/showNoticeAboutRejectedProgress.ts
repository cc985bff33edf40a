import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import type { ServerError } from '../../api/ServerError'
import type { Book } from '../../generated/model.schemas'

/**
 * Tells the user that the server has rejected the progress of a book, and that the progress is therefore lost.
 * @throws Error if another user has signed in. The progress then stays in the queue.
 */
export async function showNoticeAboutRejectedProgress(
  { metadata }: Book,
  userId: string,
  rejection: ServerError,
): Promise<void> {
  await sessionAccountCheckState.confirm?.(userId, Date.now())
  showNotice({ kind: 'error', text: `${metadata.title}: ${errorText(rejection)}` })
}
