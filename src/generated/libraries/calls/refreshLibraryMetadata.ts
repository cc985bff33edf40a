/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getRefreshLibraryMetadataUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}/metadata/refresh`
}

/**
 * @summary Read all metadata of a library from its files again
 */
export const refreshLibraryMetadata = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRefreshLibraryMetadataUrl(libraryId),
  {
      operation: 'refreshLibraryMetadata',
    ...options,
    method: 'POST'


  }
);}
