import { useNavigate } from '@tanstack/react-router'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import type { Series } from '../../generated/model.schemas'
import {
  createFirstMatchingSeriesBookFinder,
  getDefaultReaderLinkTarget,
  type OpenedFromListParams,
  useIsFileUnavailable,
} from '../books'
import { getSeriesDetailPageLink } from './getSeriesDetailPageLink'

/**
 * Returns a function that opens the book of a one-shot in its reader. The book is loaded only when the function is
 * called, because series in lists do not contain their books. If the server has not analyzed the book, the function
 * opens the page of the one-shot, which states the reason.
 * @returns undefined if the series is not a one-shot, or if the user cannot read its book
 */
export function useReadOneshot(series: Series, context?: OpenedFromListParams): (() => void) | undefined {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const isFileUnavailable = useIsFileUnavailable()
  if (!series.oneshot || isFileUnavailable(series) || !hasPermission(user, 'page.stream')) return undefined
  const read = async () => {
    const pageUrl = location.href
    try {
      const findFirst = createFirstMatchingSeriesBookFinder(series.id, new AbortController().signal)
      const book = await findFirst([], 'metadata.numberSort,asc')
      // The user may have opened another page before the response.
      if (location.href !== pageUrl) return
      await navigate(book ? getDefaultReaderLinkTarget(book, context) : getSeriesDetailPageLink(series, context))
    } catch (error) {
      showNotice({ kind: 'error', text: errorText(error) })
    }
  }
  return () => void read()
}
