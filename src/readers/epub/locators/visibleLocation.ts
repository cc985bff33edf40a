import type { ChapterSourceCache } from '../content/chapterSourceCache'
import type { BookAppearance } from '../content/createEpubStyleSheet'
import type { ChapterView } from '../layout/chapterView'
import type { Publication, SpineItem } from '../publication'
import type { BookLocation } from './bookLocations'

/** Location that the layout reports after each move. */
export interface VisibleLocation {
  readonly start: BookLocation
  /** Page number in the chapter, from 1, and number of pages, in the current layout. */
  readonly page: number
  readonly pages: number
  readonly atStart: boolean
  readonly atEnd: boolean
  /** True when a new layout caused the move, not the user. */
  readonly byLayout: boolean
  /** Whether the element with the id lies at or before the visible page, in this chapter. */
  readonly isReached: (fragment: string) => boolean
  /** Whether a location is on the visible pages. */
  readonly shows: (target: BookLocation) => boolean
}

/** Options and callbacks of a layout. */
export interface BookLayoutOptions {
  readonly book: Publication
  /** Fetched chapters; shared by successive layouts. */
  readonly texts: ChapterSourceCache
  readonly appearance: BookAppearance
  readonly direction: 'ltr' | 'rtl'
  /** Accessible name of the chapter frames. */
  readonly label: string
  readonly onMoved: (location: VisibleLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** The requested chapter failed to load while another one is visible; undefined once this has ended. */
  readonly onContentMissing: (failure: unknown) => void
  /** A placeholder of a missing chapter became visible; undefined once none is visible. */
  readonly onMissingChapter: (view: ChapterView | undefined) => void
  /** The requested chapter is slow to load (true), or the wait has ended (false). */
  readonly onWaiting: (waiting: boolean) => void
  /** The text is vertical, for which the scrolled layout is not available. */
  readonly onVerticalText: () => void
  /** A chapter became visible; returns the cleanup that runs when it is hidden. */
  readonly onChapter: (view: ChapterView, chapter: SpineItem) => () => void
}
