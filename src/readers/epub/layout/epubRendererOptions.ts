import type { EpubAppearanceSettings } from '../content/createEpubStyleSheet'
import type { RenderableChapterCache } from '../content/renderableChapterCache'
import type { EpubPublication, SpineItem } from '../epubPublication'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { ChapterView } from './chapterView'

export interface EpubRendererOptions {
  readonly book: EpubPublication
  /** Cache of the chapters that are ready to render. All renderers of a book share this cache. */
  readonly texts: RenderableChapterCache
  readonly appearance: EpubAppearanceSettings
  readonly direction: 'ltr' | 'rtl'
  /** Accessible name of the chapter iframes. */
  readonly label: string
  readonly onMoved: (location: VisibleEpubLocation) => void
  readonly onFailed: (failure: unknown) => void
  /**
   * Called with the error when a requested chapter cannot be loaded. Called with undefined after the chapter has
   * loaded, and when it is no longer needed.
   */
  readonly onContentMissing: (failure: unknown) => void
  /**
   * Called with the view of a placeholder page when this page becomes visible. Called with undefined when the page is
   * hidden.
   */
  readonly onMissingChapter: (view: ChapterView | undefined) => void
  /**
   * Called with true when the requested chapter loads slowly, or when the user requests a missing chapter again. Called
   * with false when the wait has ended.
   */
  readonly onWaiting: (waiting: boolean) => void
  /**
   * Called when a chapter has vertical text, which the scrolled layout cannot show.
   * @param target location that the paginated layout must show. The default is the last location that `onMoved`
   *   reported.
   */
  readonly onVerticalText: (target?: EpubLocation) => void
  /**
   * Called when a chapter would have too many columns in the paginated layout.
   * @returns true if the reader changes to the scrolled layout
   */
  readonly onTooManyColumns: (target: EpubLocation) => boolean
  /**
   * Called when a chapter becomes visible. Attaches listeners to the chapter. Returns a function that removes the
   * listeners when the chapter is hidden.
   */
  readonly onChapter: (view: ChapterView, chapter: SpineItem) => () => void
}
