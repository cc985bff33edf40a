import type { ChapterTextCache } from '../content/chapterTextCache'
import type { BookAppearance } from '../content/epubStyle'
import type { ChapterView } from '../layout/chapterView'
import type { Publication, SpineItem } from '../publication'
import type { BookLocation } from './bookLocations'

/** What the pager tells after each move. */
export interface PagerLocation {
  readonly place: BookLocation
  /** Of the chapter, as laid out now; from 1. */
  readonly page: number
  readonly pages: number
  readonly atStart: boolean
  readonly atEnd: boolean
  /** The reader did nothing: the text was laid out anew around the place. */
  readonly byLayout: boolean
  /** Whether the element with an id lies at or before what is shown, in this chapter. */
  readonly isReached: (fragment: string) => boolean
  /** Whether a place lies on what is shown. */
  readonly shows: (place: BookLocation) => boolean
}

export interface PagerOptions {
  readonly book: Publication
  /** What was fetched of the book; it outlives a layout. */
  readonly texts: ChapterTextCache
  readonly look: BookAppearance
  readonly direction: 'ltr' | 'rtl'
  /** What the frames of the chapters are called. */
  readonly label: string
  readonly onMoved: (location: PagerLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** What is wanted cannot be had at present, while something else is in sight; undefined once that is over. */
  readonly onLacking: (failure: unknown) => void
  /** Among what is in sight a chapter came that is only said to be missing; undefined when that is over. */
  readonly onMissing: (view: ChapterView | undefined) => void
  /** What is wanted takes long to come, or came. */
  readonly onWaiting: (waiting: boolean) => void
  /** The text of the book runs from top to bottom, which makes no strip. */
  readonly onUpright: () => void
  /** A chapter came into sight: its document wants to be listened to. */
  readonly onChapter: (view: ChapterView, chapter: SpineItem) => () => void
}
