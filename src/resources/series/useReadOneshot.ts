import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { hasOpenModalOverlay } from '../../components/overlays/overlayStack'
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
 * @returns the function, and whether the book is loading. `read` is undefined if the series is not a one-shot, or if the
 *   user cannot read its book
 */
export function useReadOneshot(
  series: Series,
  context?: OpenedFromListParams,
): { read: (() => void) | undefined; isLoading: boolean } {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const isFileUnavailable = useIsFileUnavailable()
  const [isLoading, setLoading] = useState(false)
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  if (!series.oneshot || isFileUnavailable(series) || !hasPermission(user, 'page.stream'))
    return { read: undefined, isLoading: false }
  const read = async () => {
    const pageUrl = location.href
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    setLoading(true)
    try {
      const findFirst = createFirstMatchingSeriesBookFinder(series.id, controller.signal)
      const book = await findFirst([], 'metadata.numberSort,asc')
      // The user may have opened another page or a dialog before the response.
      if (controller.signal.aborted || location.href !== pageUrl || hasOpenModalOverlay()) return
      await navigate(book ? getDefaultReaderLinkTarget(book, context) : getSeriesDetailPageLink(series, context))
    } catch (error) {
      if (!controller.signal.aborted) showNotice({ kind: 'error', text: errorText(error) })
    } finally {
      if (request.current === controller) setLoading(false)
    }
  }
  return { read: () => void read(), isLoading }
}
