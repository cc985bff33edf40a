/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { LibraryUpdate, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getReplaceLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}`
}

/**
 * @deprecated
 * @summary Change a library, the old way
 */
export const replaceLibrary = async (libraryId: string,
    libraryUpdate: LibraryUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getReplaceLibraryUrl(libraryId),
  {
      operation: 'replaceLibrary',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(libraryUpdate)
  }
);}
