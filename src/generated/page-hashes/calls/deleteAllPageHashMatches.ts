/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteAllPageHashMatchesUrl = (pageHash: string,) => {




  return `/api/v1/page-hashes/${pathSegment(pageHash)}/delete-all`
}

/**
 * @summary Remove a page from all books
 */
export const deleteAllPageHashMatches = async (pageHash: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteAllPageHashMatchesUrl(pageHash),
  {
      operation: 'deleteAllPageHashMatches',
    ...options,
    method: 'POST'


  }
);}
