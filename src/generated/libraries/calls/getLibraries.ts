/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { libraryShape } from '../../shapes/libraryShape.ts'
import type { Library } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLibrariesUrl = () => {




  return `/api/v1/libraries`
}

/**
 * @summary Libraries that the caller may see
 */
export const getLibraries = async ( options?: Parameters<typeof http>[1]): Promise<Library[]> => {

  return http<Library[]>(getGetLibrariesUrl(),
  {
      operation: 'getLibraries', shape: [libraryShape],
    ...options


  }
);}
