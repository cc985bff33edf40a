import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { getDisplayablePageImageUrl, getPageThumbnailUrl } from '../../../api/urls/bookPageImageUrls'
import { getTransientBookPageImageUrl } from '../../../api/urls/getTransientBookPageImageUrl'
import { getPosterUrl } from '../../../api/urls/posterUrls'
import type { Book, BookPage, MediaStatus, TransientBook } from '../../../generated/model.schemas'
import { formatFullBookTitle } from '../bookTitle'
import { getFileFormatLabel } from '../getFileFormatLabel'

/** Data of a compared book, which is a book in a library or a file that is not imported yet. */
export type ComparedBook = {
  title: string
  path: string
  sizeBytes: number
  format: string
  status: MediaStatus
  /** Error codes of the analysis. An empty string if the analysis found no errors. */
  comment: string
  pagesCount: number
  /** Data of the page images, such as file name and size. Empty for a book without readable page images. */
  pages: readonly BookPage[]
  coverUrl: string | undefined
  /**
   * Returns the URL of a page image, or of its thumbnail if `hasOnlyThumbnails` is true. `index` is the index of the
   * page, and starts at 0.
   */
  pageUrl: (index: number) => string
  /** Whether the user sees only thumbnails of the pages. The user then lacks the role for page images of a library. */
  hasOnlyThumbnails: boolean
}

/**
 * Converts a book of a library to the data for a comparison.
 * @param book book of a library
 * @param pages pages of this book
 * @param mayStreamPages whether the user has the role for page images. A user without this role gets only thumbnails.
 */
export const toComparedBook = (book: Book, pages: readonly BookPage[], mayStreamPages: boolean): ComparedBook => ({
  title: formatFullBookTitle(book),
  path: book.url,
  sizeBytes: book.sizeBytes,
  format: getFileFormatLabel(book.media),
  status: book.media.status,
  comment: book.media.comment,
  pagesCount: book.media.pagesCount,
  pages,
  coverUrl: getPosterUrl('books', book.id),
  pageUrl: index =>
    mayStreamPages
      ? getDisplayablePageImageUrl(book.id, index + 1, pages[index]?.mediaType, getBookFileFingerprint(book))
      : getPageThumbnailUrl(book.id, index + 1),
  hasOnlyThumbnails: !mayStreamPages,
})

/**
 * Converts a transient book, which the user may want to import, to the data for the comparison with another book.
 * @param book transient book that the server has analyzed
 */
export const toComparedTransientBook = (book: TransientBook): ComparedBook => ({
  title: book.name,
  path: book.url,
  sizeBytes: book.sizeBytes,
  format: getFileFormatLabel({ mediaType: book.mediaType, epubIsKepub: false }),
  status: book.status,
  comment: book.comment,
  pagesCount: book.pages.length,
  pages: book.pages,
  coverUrl: book.pages.length > 0 ? getTransientBookPageImageUrl(book.id, 1) : undefined,
  pageUrl: index => getTransientBookPageImageUrl(book.id, index + 1),
  hasOnlyThumbnails: false,
})
