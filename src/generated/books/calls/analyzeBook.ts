/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAnalyzeBookUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/analyze`
}

/**
 * @summary Analyse the file of a book again
 */
export const analyzeBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getAnalyzeBookUrl(bookId),
  {
      operation: 'analyzeBook',
    ...options,
    method: 'POST'


  }
);}
