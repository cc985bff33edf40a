import { useEffect, useRef, useState } from 'react'
import type { VisibleEpubLocation } from '../../locators/visibleEpubLocation'
import type { ChapterAnnotator } from '../chapterAnnotator'
import type { TextSelection } from './textSelection'

interface SelectionOnPage {
  readonly selection: TextSelection | undefined
  readonly pageKey: string
}

/**
 * Returns the current text selection. A page turn clears the selection. A layout change updates the bounding box of the
 * selection, or clears the selection if the selected text is no longer displayed.
 * @param annotator  reports the selections; undefined until the book has loaded
 * @param location  current location; undefined until the first page is shown
 */
export function useTextSelection(
  annotator: ChapterAnnotator | undefined,
  location: VisibleEpubLocation | undefined,
): TextSelection | undefined {
  const [state, setState] = useState<SelectionOnPage>()
  const pageKey = `${location?.start.chapter}:${location?.page}`
  const latestPageKey = useRef(pageKey)
  latestPageKey.current = pageKey
  useEffect(() => {
    if (annotator) annotator.onSelection = selection => setState({ selection, pageKey: latestPageKey.current })
  }, [annotator])
  const selection = state?.pageKey === pageKey ? state.selection : undefined
  useEffect(() => {
    if (selection) return
    annotator?.forgetTappedHighlight()
    setState(undefined)
  }, [annotator, selection])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layout change creates a new location and moves the text
  useEffect(() => {
    setState(current => current && measureSelectionAgain(current))
  }, [location])
  return selection
}

/**
 * Updates the bounding box of a selection. Returns the same object if the text has not moved, and undefined if the text
 * is no longer displayed.
 */
function measureSelectionAgain(current: SelectionOnPage): SelectionOnPage | undefined {
  const { selection } = current
  if (!selection) return current
  const rect = selection.measureRect()
  if (!rect) return undefined
  if (isSameRect(selection.rect, rect)) return current
  return { ...current, selection: { ...selection, rect, isEntered: false } }
}

const isSameRect = (first: DOMRect, second: DOMRect): boolean =>
  first.x === second.x && first.y === second.y && first.width === second.width && first.height === second.height
