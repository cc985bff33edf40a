import { getGetTransientBookPageUrl } from '../../generated/import-books/import-books.calls'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Returns the URL of a page image of a book file outside of the libraries. The file must be analyzed. Page numbers
 * start at 1.
 */
export const getTransientBookPageImageUrl = (transientBookId: string, page: number): string =>
  clientBasePath + getGetTransientBookPageUrl(transientBookId, page)
