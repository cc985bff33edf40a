/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import type { GetBookPageParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookPageUrl = (bookId: string,
    pageNumber: number,
    params?: GetBookPageParams,) => {
  return withQuery(`/api/v1/books/${pathSegment(bookId)}/pages/${pathSegment(pageNumber)}`, params)
}

/**
 * @summary The picture of a page
 */
export const getBookPage = async (bookId: string,
    pageNumber: number,
    params?: GetBookPageParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetBookPageUrl(bookId,pageNumber,params),
  {
      operation: 'getBookPage',
    ...options


  }
);}
