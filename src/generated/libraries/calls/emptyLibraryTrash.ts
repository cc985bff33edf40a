/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getEmptyLibraryTrashUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}/empty-trash`
}

/**
 * @summary Delete soft-deleted books and series from a library
 */
export const emptyLibraryTrash = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getEmptyLibraryTrashUrl(libraryId),
  {
      operation: 'emptyLibraryTrash',
    ...options,
    method: 'POST'


  }
);}
