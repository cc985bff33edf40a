/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { libraryShape } from '../../shapes/libraryShape.ts'
import type { Library, LibraryCreation } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getCreateLibraryUrl = () => {




  return `/api/v1/libraries`
}

/**
 * @summary Add a library
 */
export const createLibrary = async (libraryCreation: LibraryCreation, options?: Parameters<typeof http>[1]): Promise<Library> => {

return http<Library>(getCreateLibraryUrl(),
  {
      operation: 'createLibrary', shape: libraryShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(libraryCreation)
  }
);}
