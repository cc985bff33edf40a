import { useEffect, useRef, useState } from 'react'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { ChapterAnnotator, TextSelection } from './chapterAnnotator'

interface SelectionOnPage {
  readonly selection: TextSelection | undefined
  readonly pageKey: string
}

/**
 * Returns the current text selection. A page turn clears the selection. A layout change updates its bounding box.
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

/** Updates the bounding box of a selection. Returns the same object if the text has not moved. */
function measureSelectionAgain(current: SelectionOnPage): SelectionOnPage {
  const { selection } = current
  const rect = selection?.measureRect()
  if (!selection || !rect || isSameRect(selection.rect, rect)) return current
  return { ...current, selection: { ...selection, rect, isEntered: false } }
}

const isSameRect = (first: DOMRect, second: DOMRect): boolean =>
  first.x === second.x && first.y === second.y && first.width === second.width && first.height === second.height
