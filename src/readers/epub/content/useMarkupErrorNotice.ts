import { useMemo, useState } from 'react'
import type { ChapterRenderHook } from './chapterRenderHook'
import { MARKUP_ERRORS_ATTRIBUTE } from './markupErrorsAttribute'

/**
 * Decides whether the reader shows a notice about XML errors in a visible chapter.
 * @returns `chapterHook` checks each chapter that becomes visible. `isShown` is true while the reader must show the
 *   notice. `dismiss` hides the notice for this book.
 */
export function useMarkupErrorNotice() {
  const [visibleChapters, setVisibleChapters] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const chapterHook = useMemo<ChapterRenderHook>(
    () =>
      ({ view }) => {
        if (!view.document.documentElement.hasAttribute(MARKUP_ERRORS_ATTRIBUTE)) return undefined
        setVisibleChapters(count => count + 1)
        return { stop: () => setVisibleChapters(count => count - 1) }
      },
    [],
  )
  return { chapterHook, isShown: visibleChapters > 0 && !isDismissed, dismiss: () => setDismissed(true) }
}
