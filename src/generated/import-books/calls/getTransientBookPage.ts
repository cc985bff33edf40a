/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { Id } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetTransientBookPageUrl = (transientBookId: Id,
    pageNumber: number,) => {




  return `/api/v1/transient-books/${pathSegment(transientBookId)}/pages/${pathSegment(pageNumber)}`
}

/**
 * @summary The picture of a page of a found book
 */
export const getTransientBookPage = async (transientBookId: Id,
    pageNumber: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetTransientBookPageUrl(transientBookId,pageNumber),
  {
      operation: 'getTransientBookPage',
    ...options


  }
);}
