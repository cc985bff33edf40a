/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { BookSearch, ListBooksParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListBooksUrl = (params?: ListBooksParams,) => {
  return withQuery(`/api/v1/books/list`, params)
}

/**
 * Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
 * @summary Books that meet a condition
 */
export const listBooks = async (bookSearch: BookSearch,
    params?: ListBooksParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

return http<PagedBooks>(getListBooksUrl(params),
  {
      operation: 'listBooks', shape: pagedBooksShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookSearch)
  }
);}
