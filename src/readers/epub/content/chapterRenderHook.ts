import type { SpineItem } from '../epubPublication'
import type { ChapterView } from '../layout/chapterView'

/** Visible chapter, with its view. */
export interface RenderedChapter {
  readonly view: ChapterView
  readonly chapter: SpineItem
}

/** Callbacks for a chapter while it is visible. */
export interface RenderedChapterCallbacks {
  /** Ends the work for the chapter. Called when the chapter is hidden. */
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
