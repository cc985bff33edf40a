import type { KnownPageHash, PageHashAction, PageHashMatch, UnknownPageHash } from '../../generated/model.schemas'

/** Known or new duplicate page. `id` is the hash. New pages have no action. */
export type PageHash = {
  id: string
  /** Size of one page in bytes; null when the server does not know it. */
  size: number | null
  matchCount: number
  action: PageHashAction | null
  deleteCount: number
  created: string | null
  lastModified: string | null
}

/** Page of a book that matches a page hash. The client adds the id. */
export type PageHashMatchWithId = PageHashMatch & { id: string }

export const knownPageHashToPageHash = ({ hash, ...known }: KnownPageHash): PageHash => ({ id: hash, ...known })

export const unknownPageHashToPageHash = ({ hash, size, matchCount }: UnknownPageHash): PageHash => ({
  id: hash,
  size,
  matchCount,
  action: null,
  deleteCount: 0,
  created: null,
  lastModified: null,
})

/** Adds an id to a match. A page of a book matches a hash once. */
export const addPageHashMatchId = (match: PageHashMatch): PageHashMatchWithId => ({
  id: `${match.bookId}/${match.pageNumber}`,
  ...match,
})

/** Bytes that become free when all matches are deleted; undefined when the size is unknown. */
export const pageHashBytesToFree = ({ size, matchCount }: Pick<PageHash, 'size' | 'matchCount'>): number | undefined =>
  size === null ? undefined : size * matchCount

/** Bytes that deletions of this page have freed; undefined when the size is unknown. */
export const pageHashFreedBytes = ({
  size,
  deleteCount,
}: Pick<PageHash, 'size' | 'deleteCount'>): number | undefined => (size === null ? undefined : size * deleteCount)

/** Whether an action can be set. The server deletes automatically only pages of known size. */
export const isPageHashActionAllowed = ({ size }: Pick<PageHash, 'size'>, action: PageHashAction): boolean =>
  action !== 'DELETE_AUTO' || size !== null
