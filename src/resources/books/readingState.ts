import type { Book } from '../../generated/model.schemas'

/** Reading state of a book: not started, started, or completed. */
export type ReadingState = 'unread' | 'begun' | 'done'

/** Reading state of a book for the current user. */
export const readingStateOf = ({ readProgress }: Pick<Book, 'readProgress'>): ReadingState =>
  readProgress ? (readProgress.completed ? 'done' : 'begun') : 'unread'

/** Number of pages after the current one. */
export const countPagesLeft = ({ readProgress, media }: Pick<Book, 'readProgress' | 'media'>): number =>
  Math.max(0, media.pagesCount - (readProgress?.page ?? 0))
