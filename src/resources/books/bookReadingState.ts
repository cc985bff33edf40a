import type { Book } from '../../generated/model.schemas'

/** Reading state of a book. `begun` means that the user has started but not completed the book. */
export type BookReadingState = 'unread' | 'begun' | 'done'

/** Returns the reading state of a book for the current user. */
export const getBookReadingState = ({ readProgress }: Pick<Book, 'readProgress'>): BookReadingState =>
  readProgress ? (readProgress.completed ? 'done' : 'begun') : 'unread'

/** Returns the number of pages that the current user has not read yet. */
export const countUnreadPages = ({ readProgress, media }: Pick<Book, 'readProgress' | 'media'>): number =>
  Math.max(0, media.pagesCount - (readProgress?.page ?? 0))
