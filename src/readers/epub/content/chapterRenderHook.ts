import type { ChapterView } from '../layout/chapterView'
import type { SpineItem } from '../publication'

/** A chapter that lies in sight. */
export interface RenderedChapter {
  readonly view: ChapterView
  readonly chapter: SpineItem
}

/** Somebody who looks after a chapter as long as it is in sight. */
export interface ChapterObserver {
  /** The chapter leaves sight. */
  readonly stop: () => void
  /**
   * A short, still tap, before it turns a page.
   * @param point  in the frame's own coordinates
   * @returns whether the tap was meant for this watch: then nothing else happens
   */
  readonly onTap?: (target: Element, point: { readonly x: number; readonly y: number }) => boolean
}

/** Called for each chapter that comes into sight; several may be in sight at once. */
export type ChapterRenderHook = (shown: RenderedChapter) => ChapterObserver | undefined
