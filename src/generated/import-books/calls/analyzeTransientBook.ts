/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { transientBookShape } from '../../shapes/transientBookShape.ts'
import type { Id, TransientBook } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAnalyzeTransientBookUrl = (transientBookId: Id,) => {




  return `/api/v1/transient-books/${pathSegment(transientBookId)}/analyze`
}

/**
 * @summary Analyse a transient book
 */
export const analyzeTransientBook = async (transientBookId: Id, options?: Parameters<typeof http>[1]): Promise<TransientBook> => {

  return http<TransientBook>(getAnalyzeTransientBookUrl(transientBookId),
  {
      operation: 'analyzeTransientBook', shape: transientBookShape, timeoutMs: 300000,
    ...options,
    method: 'POST'


  }
);}
