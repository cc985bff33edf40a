/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, BookImportBatch } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getImportBooksUrl = () => {




  return `/api/v1/books/import`
}

/**
 * @summary Import files into series. Live events BookImported report the results
 */
export const importBooks = async (bookImportBatch: BookImportBatch, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

return http<AcceptedResponse>(getImportBooksUrl(),
  {
      operation: 'importBooks', timeoutMs: 180000,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookImportBatch)
  }
);}
