/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getDownloadBookUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/file`
}

/**
 * @summary The file of a book
 */
export const downloadBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadBookUrl(bookId),
  {
      operation: 'downloadBook',
    ...options


  }
);}
