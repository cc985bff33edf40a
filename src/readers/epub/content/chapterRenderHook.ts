import type { SpineItem } from '../epubPublication'
import type { ChapterView } from '../layout/chapterView'

/** Visible chapter and the view that displays the chapter. */
export interface RenderedChapter {
  readonly view: ChapterView
  readonly chapter: SpineItem
}

/** Callbacks for a visible chapter. */
export interface RenderedChapterCallbacks {
  /**
   * Removes what the hook has added to the chapter, such as listeners and highlights. Called when the chapter is
   * hidden.
   */
  readonly stop: () => void
  /**
   * Handles each tap in the chapter before the tap turns pages or opens menus.
   * @param point position in the iframe, in CSS pixels
   * @returns true if the tap must have no other effect
   */
  readonly onTap?: (target: Element, point: { readonly x: number; readonly y: number }) => boolean
}

/** Function that runs for each chapter that becomes visible. Returns callbacks for this chapter. */
export type ChapterRenderHook = (rendered: RenderedChapter) => RenderedChapterCallbacks | undefined
