/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { ListBooksByQueryParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListBooksByQueryUrl = (params?: ListBooksByQueryParams,) => {
  return withQuery(`/api/v1/books`, params)
}

/**
 * Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
 * @deprecated
 * @summary Books that meet the filters
 */
export const listBooksByQuery = async (params?: ListBooksByQueryParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getListBooksByQueryUrl(params),
  {
      operation: 'listBooksByQuery', shape: pagedBooksShape,
    ...options


  }
);}
