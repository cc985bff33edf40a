/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { GetDuplicateBooksParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetDuplicateBooksUrl = (params?: GetDuplicateBooksParams,) => {
  return withQuery(`/api/v1/books/duplicates`, params)
}

/**
 * @summary Books whose files are the same
 */
export const getDuplicateBooks = async (params?: GetDuplicateBooksParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetDuplicateBooksUrl(params),
  {
      operation: 'getDuplicateBooks', shape: pagedBooksShape,
    ...options


  }
);}
