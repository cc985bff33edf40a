import { getAnnotationNoteKey } from '../../../preferences/annotations/annotationEntryKeys'
import { useSyncedReaderData } from '../../sync/useSyncedReaderData'
import { getPageBookmarkKey } from './usePageBookmarks'

export interface UsePageBookmarkNotesResult {
  /** Returns the note of the bookmark of a page. Returns an empty string if there is no note. */
  readonly getNote: (page: number) => string
  /** Stores the note of the bookmark of a page. An empty string removes the note. */
  readonly storeNote: (page: number, note: string) => void
}

/**
 * Returns functions that read and store the notes of the bookmarks of a comic. A note stays stored when its bookmark is
 * removed. It appears again when the user bookmarks the page again.
 */
export function usePageBookmarkNotes(bookId: string): UsePageBookmarkNotesResult {
  const { entries, set } = useSyncedReaderData('bookmarks', bookId)
  const keyOf = (page: number) => getAnnotationNoteKey(getPageBookmarkKey(page))
  return {
    getNote: page => {
      const note = entries.get(keyOf(page))
      return typeof note === 'string' ? note : ''
    },
    storeNote: (page, note) => set(keyOf(page), note === '' ? undefined : note),
  }
}
