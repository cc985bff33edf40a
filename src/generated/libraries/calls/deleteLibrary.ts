/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}`
}

/**
 * @summary Remove a library; its files stay
 */
export const deleteLibrary = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteLibraryUrl(libraryId),
  {
      operation: 'deleteLibrary', timeoutMs: 180000,
    ...options,
    method: 'DELETE'


  }
);}
