import type { KnownPageHash, PageHashAction, PageHashMatch, UnknownPageHash } from '../../generated/model.schemas'

/**
 * Duplicate page: a page image that occurs in several books, for example an advertisement. `id` is the hash of the
 * image. `action` is null if the user has not chosen an action yet.
 */
export type PageHashRecord = {
  id: string
  /** Size of the page image in bytes, or null if unknown. */
  size: number | null
  matchCount: number
  action: PageHashAction | null
  deleteCount: number
  created: string | null
  lastModified: string | null
}

/** Page of a book with the same hash as a duplicate page. The client creates the id, because the server sends no id. */
export type PageHashMatchWithId = PageHashMatch & { id: string }

export const knownPageHashToRecord = ({ hash, ...known }: KnownPageHash): PageHashRecord => ({ id: hash, ...known })

export const unknownPageHashToRecord = ({ hash, size, matchCount }: UnknownPageHash): PageHashRecord => ({
  id: hash,
  size,
  matchCount,
  action: null,
  deleteCount: 0,
  created: null,
  lastModified: null,
})

/**
 * Adds an id to a match of a page hash. A match is a page of a book, so the id consists of the book id and the page
 * number.
 */
export const addPageHashMatchId = (match: PageHashMatch): PageHashMatchWithId => ({
  id: `${match.bookId}/${match.pageNumber}`,
  ...match,
})

/**
 * Returns the number of bytes that the deletion of a duplicate page from all books would free. Returns undefined if the
 * size of the page is unknown.
 */
export const computeBytesToFree = ({
  size,
  matchCount,
}: Pick<PageHashRecord, 'size' | 'matchCount'>): number | undefined => (size === null ? undefined : size * matchCount)

/**
 * Returns the number of bytes that earlier deletions of a duplicate page have freed. Returns undefined if the size of
 * the page is unknown.
 */
export const computeAlreadyFreedBytes = ({
  size,
  deleteCount,
}: Pick<PageHashRecord, 'size' | 'deleteCount'>): number | undefined => (size === null ? undefined : size * deleteCount)

/**
 * Returns whether the user may choose an action for a duplicate page. Automatic deletion is allowed only if the size of
 * the page is known.
 */
export const isPageHashActionAllowed = ({ size }: Pick<PageHashRecord, 'size'>, action: PageHashAction): boolean =>
  action !== 'DELETE_AUTO' || size !== null
