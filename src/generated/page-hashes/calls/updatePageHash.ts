/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, PageHashUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdatePageHashUrl = () => {




  return `/api/v1/page-hashes`
}

/**
 * @summary Decide about a page, for the first time or anew
 */
export const updatePageHash = async (pageHashUpdate: PageHashUpdate, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

return http<AcceptedResponse>(getUpdatePageHashUrl(),
  {
      operation: 'updatePageHash',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pageHashUpdate)
  }
);}
