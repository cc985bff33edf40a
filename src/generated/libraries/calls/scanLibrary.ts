/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import type { AcceptedResponse, ScanLibraryParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getScanLibraryUrl = (libraryId: string,
    params?: ScanLibraryParams,) => {
  return withQuery(`/api/v1/libraries/${pathSegment(libraryId)}/scan`, params)
}

/**
 * @summary Scan a library for new, changed and missing files
 */
export const scanLibrary = async (libraryId: string,
    params?: ScanLibraryParams, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getScanLibraryUrl(libraryId,params),
  {
      operation: 'scanLibrary',
    ...options,
    method: 'POST'


  }
);}
