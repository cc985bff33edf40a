/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { libraryShape } from '../../shapes/libraryShape.ts'
import type { Library } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${pathSegment(libraryId)}`
}

/**
 * @summary One library
 */
export const getLibrary = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<Library> => {

  return http<Library>(getGetLibraryUrl(libraryId),
  {
      operation: 'getLibrary', shape: libraryShape, recordId: libraryId,
    ...options


  }
);}
