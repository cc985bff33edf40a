import { showNotice } from '../../api/notices'
import { useDeleteAllPageHashMatches } from '../../generated/page-hashes/page-hashes'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { confirmDeletionOfAllPageMatches } from './confirmPageHashActions'
import type { PageHashRecord } from './pageHashRecord'
import { isDeletionOfAllMatchesPending } from './pageMatchDeletions'
import { useRequestedPageDeletions } from './useRequestedPageDeletions'

/**
 * Returns whether the user can delete a duplicate page from all books now. The action of the page must be "manual
 * deletion", and at least 1 book must contain the page.
 */
export const canDeleteAllPageMatches = ({ action, matchCount }: PageHashRecord): boolean =>
  action === 'DELETE_MANUAL' && matchCount > 0

/**
 * Returns the function `request`, which deletes a duplicate page from all books after a confirmation by the user. The
 * server deletes the page later, with a task for each book. Also returns a function that tells whether this deletion
 * was requested.
 */
export function useDeleteAllPageMatches() {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { mutateAsync } = useDeleteAllPageHashMatches()
  const { requested, send } = useRequestedPageDeletions<PageHashRecord>(({ id }) => id)
  const isRequested = (pageHash: PageHashRecord) =>
    requested.some(other => other.id === pageHash.id && isDeletionOfAllMatchesPending(other, pageHash))
  return {
    isRequested,
    request: async (pageHash: PageHashRecord) => {
      const { id, matchCount } = pageHash
      if (!canDeleteAllPageMatches(pageHash) || isRequested(pageHash)) return
      if (!(await confirmDeletionOfAllPageMatches(pageHash, format))) return
      const text = t('page.duplicatePages.deleteAll.done', { count: matchCount, number: format.number(matchCount) })
      await send(pageHash, async () => {
        // Uses the promise of `mutateAsync`. Callbacks that are passed to `mutate` do not run if `mutate` is called again
        // before the response arrives.
        await mutateAsync({ pageHash: id })
        showNotice({ kind: 'success', text })
      })
    },
  }
}
