import { useCurrentUser } from '../../access/SessionContext'
import { hasContentRestrictions } from '../../access/userRestrictions'
import { useTranslate } from '../../language/useTranslate'

/**
 * Returns the text of an empty list of series or books. If the list may contain items that are hidden from the user,
 * the text says so.
 * @param textKey key of the text for users who see all items of their libraries
 */
export function useEmptyLibraryText(textKey: 'page.library.noSeriesText' | 'page.recommended.emptyText'): string {
  const t = useTranslate()
  return t(hasContentRestrictions(useCurrentUser()) ? 'page.library.notShared' : textKey)
}
