/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { LibraryUpdate, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}`
}

/**
 * @summary Change a library
 */
export const updateLibrary = async (libraryId: string,
    libraryUpdate: LibraryUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateLibraryUrl(libraryId),
  {
      operation: 'updateLibrary',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(libraryUpdate)
  }
);}
