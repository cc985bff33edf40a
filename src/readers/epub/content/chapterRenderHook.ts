import type { SpineItem } from '../epubPublication'
import type { ChapterView } from '../layout/chapterView'

/** Visible chapter with its view. */
export interface RenderedChapter {
  readonly view: ChapterView
  readonly chapter: SpineItem
}

/** Callbacks for a chapter while it is visible. */
export interface RenderedChapterCallbacks {
  /** Called when the chapter is hidden. */
  readonly stop: () => void
  /**
   * Called for a tap before other handlers.
   * @param point  position in the iframe, in CSS pixels
   * @returns true to skip the other handlers
   */
  readonly onTap?: (target: Element, point: { readonly x: number; readonly y: number }) => boolean
}

/** Called for each chapter that becomes visible. */
export type ChapterRenderHook = (rendered: RenderedChapter) => RenderedChapterCallbacks | undefined
