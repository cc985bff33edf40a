import type { SpineItem } from '../epubPublication'
import type { ChapterView } from '../layout/chapterView'

/** Visible chapter, and the view that renders it. */
export interface RenderedChapter {
  readonly view: ChapterView
  readonly chapter: SpineItem
}

/** Callbacks that a {@link ChapterRenderHook} returns for a visible chapter. */
export interface RenderedChapterCallbacks {
  /**
   * Called when the chapter is hidden. Removes everything that the hook has added to the chapter, for example
   * listeners.
   */
  readonly stop: () => void
  /**
   * Called for each tap in the chapter, before the tap turns a page or toggles the toolbars. Not called if an earlier
   * hook has returned true for this tap.
   * @param point position in the iframe, in CSS pixels
   * @returns true to prevent any further effect of the tap
   */
  readonly onTap?: (target: Element, point: { readonly x: number; readonly y: number }) => boolean
  /** Called when the user clicks a link in the chapter, before the link opens. */
  readonly onLink?: () => void
}

/** Function that the viewer calls for each chapter that becomes visible. It returns callbacks for this chapter. */
export type ChapterRenderHook = (rendered: RenderedChapter) => RenderedChapterCallbacks | undefined
