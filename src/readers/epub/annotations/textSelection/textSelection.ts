import type { RenderedChapter } from '../../content/chapterRenderHook'
import { focusInChapter } from '../../focus/focusInChapter'
import type { EpubBookmark } from '../epubAnnotations'

/** Text that the user has selected, or highlight that the user has tapped. */
export interface TextSelection {
  readonly mark: EpubBookmark
  /** Bounding box of the selected or highlighted text, in CSS pixels of the window. */
  readonly rect: DOMRect
  /**
   * Returns the current bounding box, which differs from `rect` after a layout change. Undefined if the text is no
   * longer displayed, for example because its chapter was rendered again.
   */
  readonly measureRect: () => DOMRect | undefined
  /** True for a tapped highlight, false for selected text. */
  readonly isHighlighted: boolean
  /** Whether the user has moved the focus from the text to the selection menu with the Tab key. */
  readonly isEntered: boolean
  /** Moves the focus back to the chapter with the text. */
  readonly focusText: () => void
}

/**
 * Creates the `TextSelection` for text in a chapter, with `isHighlighted` set to false. For a tapped highlight, the
 * caller must set `isHighlighted` to true.
 */
export function createTextSelection(mark: EpubBookmark, range: Range, { view }: RenderedChapter): TextSelection {
  const measureDisplayedText = () => {
    const rect = range.getBoundingClientRect()
    const { x, y } = view.origin
    return new DOMRect(rect.x + x, rect.y + y, rect.width, rect.height)
  }
  return {
    mark,
    rect: measureDisplayedText(),
    measureRect: () => (range.getClientRects().length > 0 ? measureDisplayedText() : undefined),
    isHighlighted: false,
    isEntered: false,
    focusText: () => focusInChapter(view.document.body),
  }
}
