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
   * Called with the error when a requested chapter cannot be loaded. Called with undefined when the chapter has loaded,
   * or when the user has opened another chapter.
   */
  readonly onContentMissing: (failure: unknown) => void
  /** Called with the view of a placeholder page when it becomes visible, and with undefined when it is hidden. */
  readonly onMissingChapter: (view: ChapterView | undefined) => void
  /** Called with true when the requested chapter loads slowly, and with false when the wait has ended. */
  readonly onWaiting: (waiting: boolean) => void
  /**
   * Called when the text has vertical lines, which the scrolled layout cannot show.
   * @param target location that the paginated layout must show; undefined for the last location that `onMoved` reported
   */
  readonly onVerticalText: (target?: EpubLocation) => void
  /**
   * Called when the paginated layout of a chapter would have too many columns.
   * @returns whether the reader changes to the scrolled layout
   */
  readonly onTooManyColumns: (target: EpubLocation) => boolean
  /**
   * Attaches listeners to a chapter that has become visible. Returns a function that removes them when the chapter is
   * hidden.
   */
  readonly onChapter: (view: ChapterView, chapter: SpineItem) => () => void
}
