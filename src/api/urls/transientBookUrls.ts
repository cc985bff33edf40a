import { getGetTransientBookPageUrl } from '../../generated/import-books/import-books.calls'
import { basePath } from '../serverUrl'

/** Returns the URL of a page image of a file outside the libraries. Pages count from 1. The server must have analyzed the file. */
export const transientBookPageUrl = (transientBookId: string, page: number): string =>
  basePath + getGetTransientBookPageUrl(transientBookId, page)
