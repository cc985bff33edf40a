/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getGetBookPageRawUrl = (bookId: string,
    pageNumber: number,) => {




  return `/api/v1/books/${pathSegment(bookId)}/pages/${pathSegment(pageNumber)}/raw`
}

/**
 * @summary A page of a PDF as a PDF of its own
 */
export const getBookPageRaw = async (bookId: string,
    pageNumber: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetBookPageRawUrl(bookId,pageNumber),
  {
      operation: 'getBookPageRaw',
    ...options


  }
);}
