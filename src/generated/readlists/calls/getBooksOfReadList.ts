/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { pagedBooksShape } from '../../shapes/pagedBooksShape.ts'
import type { GetBooksOfReadListParams, PagedBooks } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBooksOfReadListUrl = (readListId: string,
    params?: GetBooksOfReadListParams,) => {
  return withQuery(`/api/v1/readlists/${pathSegment(readListId)}/books`, params)
}

/**
 * @summary Books of a read list, in its order or by release date
 */
export const getBooksOfReadList = async (readListId: string,
    params?: GetBooksOfReadListParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetBooksOfReadListUrl(readListId,params),
  {
      operation: 'getBooksOfReadList', shape: pagedBooksShape,
    ...options


  }
);}
