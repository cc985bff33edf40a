/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { transientBookShape } from '../../shapes/transientBookShape.ts'
import type { TransientBook, TransientBooksRequest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getScanTransientBooksUrl = () => {




  return `/api/v1/transient-books`
}

/**
 * @summary Scan a folder outside the libraries for books
 */
export const scanTransientBooks = async (transientBooksRequest: TransientBooksRequest, options?: Parameters<typeof http>[1]): Promise<TransientBook[]> => {

return http<TransientBook[]>(getScanTransientBooksUrl(),
  {
      operation: 'scanTransientBooks', shape: [transientBookShape],
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(transientBooksRequest)
  }
);}
