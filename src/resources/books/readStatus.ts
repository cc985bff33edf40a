import type { Book } from '../../generated/model.schemas'

/** What reading a book would be: the first time, going on, or once more. */
export type ReadStatusKind = 'unread' | 'begun' | 'done'

/** How far somebody is with a book. */
export const readStatusOf = ({ readProgress }: Pick<Book, 'readProgress'>): ReadStatusKind =>
  readProgress ? (readProgress.completed ? 'done' : 'begun') : 'unread'

/** How many pages are still to come in a book that is begun. */
export const pagesLeft = ({ readProgress, media }: Pick<Book, 'readProgress' | 'media'>): number =>
  Math.max(0, media.pagesCount - (readProgress?.page ?? 0))
