import type { KnownPageHash, PageHashAction, PageHashMatch, UnknownPageHash } from '../../generated/model.schemas'

/** Known or new duplicate page. `id` is its hash. New pages have no action. */
export type PageHashRecord = {
  id: string
  /** Size of the page in bytes. Null if it is unknown. */
  size: number | null
  matchCount: number
  action: PageHashAction | null
  deleteCount: number
  created: string | null
  lastModified: string | null
}

/** Page of a book that matches a page hash. The client adds the id. */
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

/** Adds an id to a match. The id is unique, because a page of a book matches a hash only once. */
export const addPageHashMatchId = (match: PageHashMatch): PageHashMatchWithId => ({
  id: `${match.bookId}/${match.pageNumber}`,
  ...match,
})

/** Returns the number of bytes that become free if all matches are deleted. Undefined for an unknown size. */
export const countPageHashBytesToFree = ({
  size,
  matchCount,
}: Pick<PageHashRecord, 'size' | 'matchCount'>): number | undefined => (size === null ? undefined : size * matchCount)

/** Returns the number of bytes that deletions of this page have freed. Undefined for an unknown size. */
export const countPageHashFreedBytes = ({
  size,
  deleteCount,
}: Pick<PageHashRecord, 'size' | 'deleteCount'>): number | undefined => (size === null ? undefined : size * deleteCount)

/** Returns whether an action is allowed. Automatic deletion requires a known page size. */
export const isPageHashActionAllowed = ({ size }: Pick<PageHashRecord, 'size'>, action: PageHashAction): boolean =>
  action !== 'DELETE_AUTO' || size !== null
