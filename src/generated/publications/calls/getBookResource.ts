/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getGetBookResourceUrl = (bookId: string,
    resource: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/resource/${resource}`
}

/**
 * The path may contain unencoded slashes. Fonts require no sign-in.
 * @summary A file inside an EPUB
 */
export const getBookResource = async (bookId: string,
    resource: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetBookResourceUrl(bookId,resource),
  {
      operation: 'getBookResource',
    ...options


  }
);}
