/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { directoryListingShape } from '../../shapes/directoryListingShape.ts'
import type { DirectoryListing, DirectoryRequest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListDirectoryUrl = () => {




  return `/api/v1/filesystem`
}

/**
 * @summary List a folder of the server, or its roots without a path
 */
export const listDirectory = async (directoryRequest?: DirectoryRequest, options?: Parameters<typeof http>[1]): Promise<DirectoryListing> => {

return http<DirectoryListing>(getListDirectoryUrl(),
  {
      operation: 'listDirectory', shape: directoryListingShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(directoryRequest)
  }
);}
