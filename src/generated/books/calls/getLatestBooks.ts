/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { GetLatestBooksParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLatestBooksUrl = (params?: GetLatestBooksParams,) => {
  return withQuery(`/api/v1/books/latest`, params)
}

/**
 * @summary Books that came or changed last
 */
export const getLatestBooks = async (params?: GetLatestBooksParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetLatestBooksUrl(params),
  {
      operation: 'getLatestBooks', shape: pagedBooksShape,
    ...options


  }
);}
