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
   * Reports the error when a requested chapter cannot be loaded. Reports undefined when the chapter has loaded, or when
   * the user has opened another chapter.
   */
  readonly onContentMissing: (failure: unknown) => void
  /** Reports a placeholder page that becomes visible. Reports undefined when the placeholder page is hidden. */
  readonly onMissingChapter: (view: ChapterView | undefined) => void
  /** Reports true when the requested chapter loads slowly, and false when the wait has ended. */
  readonly onWaiting: (waiting: boolean) => void
  /**
   * Reports that the text has vertical lines. Vertical text has no scrolled layout.
   * @param target location that the paginated layout shows; undefined for the last location that `onMoved` reported
   */
  readonly onVerticalText: (target?: EpubLocation) => void
  /**
   * Handles a chapter whose paginated layout would have too many columns.
   * @returns whether the reader changes to the scrolled layout
   */
  readonly onTooManyColumns: (target: EpubLocation) => boolean
  /** Attaches listeners to a chapter that becomes visible. Returns a function to call when the chapter is hidden. */
  readonly onChapter: (view: ChapterView, chapter: SpineItem) => () => void
}
