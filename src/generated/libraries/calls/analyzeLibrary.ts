/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAnalyzeLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}/analyze`
}

/**
 * @summary Analyse all files of a library again
 */
export const analyzeLibrary = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getAnalyzeLibraryUrl(libraryId),
  {
      operation: 'analyzeLibrary',
    ...options,
    method: 'POST'


  }
);}
