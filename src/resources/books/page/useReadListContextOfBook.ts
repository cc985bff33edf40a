import { isNotFoundError } from '../../../api/ServerError'
import { useGetReadList } from '../../../generated/readlists/readlists'
import type { OpenedFromListParams } from '../bookLinks'

/**
 * Returns the URL parameters of the list from which the user opened a book. Returns an empty object if this list is a
 * deleted read list, or a read list that does not contain the book. Such URL parameters can come from an old link.
 */
export function useReadListContextOfBook(bookId: string, context: OpenedFromListParams): OpenedFromListParams {
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const { data, error } = useGetReadList(readListId ?? '', {
    query: { meta: { shownBy: 'none' }, enabled: readListId !== undefined },
  })
  if (!readListId) return context
  return isNotFoundError(error) || data?.bookIds.includes(bookId) === false ? {} : context
}
