/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { GetBooksOnDeckParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBooksOnDeckUrl = (params?: GetBooksOnDeckParams,) => {
  return withQuery(`/api/v1/books/ondeck`, params)
}

/**
 * @summary The next unread book of every series that is being read
 */
export const getBooksOnDeck = async (params?: GetBooksOnDeckParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetBooksOnDeckUrl(params),
  {
      operation: 'getBooksOnDeck', shape: pagedBooksShape,
    ...options


  }
);}
