import { getGetTransientBookPageUrl } from '../../generated/import-books/import-books.calls'
import { clientBasePath } from '../toAbsoluteServerUrl'

/** Returns the URL of a page image of an analyzed file outside the libraries. Page numbers start at 1. */
export const getTransientBookPageImageUrl = (transientBookId: string, page: number): string =>
  clientBasePath + getGetTransientBookPageUrl(transientBookId, page)
