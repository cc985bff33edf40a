/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse, PageHashMatch } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeletePageHashMatchUrl = (pageHash: string,) => {




  return `/api/v1/page-hashes/${pathSegment(pageHash)}/delete-match`
}

/**
 * @summary Remove a page from one book
 */
export const deletePageHashMatch = async (pageHash: string,
    pageHashMatch: PageHashMatch, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

return http<AcceptedResponse>(getDeletePageHashMatchUrl(pageHash),
  {
      operation: 'deletePageHashMatch',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pageHashMatch)
  }
);}
