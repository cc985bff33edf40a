import { getGetTransientBookPageUrl } from '../../generated/import-books/import-books.calls'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Returns the image URL of a page of a transient book. A transient book is a book file that is in no library. The
 * server must have analyzed the file. Page numbers start at 1.
 */
export const getTransientBookPageImageUrl = (transientBookId: string, page: number): string =>
  clientBasePath + getGetTransientBookPageUrl(transientBookId, page)
