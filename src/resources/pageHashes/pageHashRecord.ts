import type { KnownPageHash, PageHashAction, PageHashMatch, UnknownPageHash } from '../../generated/model.schemas'

/** Duplicate page, known or new. `id` is the hash of the page. `action` is null for new pages. */
export type PageHashRecord = {
  id: string
  /** Size of the page image in bytes. Null if unknown. */
  size: number | null
  matchCount: number
  action: PageHashAction | null
  deleteCount: number
  created: string | null
  lastModified: string | null
}

/** Page of a book that has the content of a duplicate page. The client adds an id, because the server sends none. */
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

/** Adds an id to a book page that matches a duplicate page. The id consists of book id and page number. */
export const addPageHashMatchId = (match: PageHashMatch): PageHashMatchWithId => ({
  id: `${match.bookId}/${match.pageNumber}`,
  ...match,
})

/** Returns how many bytes are freed by deleting a page from all books. Undefined if the size is unknown. */
export const computeBytesToFree = ({
  size,
  matchCount,
}: Pick<PageHashRecord, 'size' | 'matchCount'>): number | undefined => (size === null ? undefined : size * matchCount)

/** Returns how many bytes have been freed by earlier deletions of a page. Undefined if the size is unknown. */
export const computeAlreadyFreedBytes = ({
  size,
  deleteCount,
}: Pick<PageHashRecord, 'size' | 'deleteCount'>): number | undefined => (size === null ? undefined : size * deleteCount)

/**
 * Returns whether an action is allowed for a duplicate page. Automatic deletion requires that the size of the page is
 * known.
 */
export const isPageHashActionAllowed = ({ size }: Pick<PageHashRecord, 'size'>, action: PageHashAction): boolean =>
  action !== 'DELETE_AUTO' || size !== null
