/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { apiKeyShape } from '../../shapes/apiKeyShape.ts'
import type { ApiKey } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetApiKeysUrl = () => {




  return `/api/v2/users/me/api-keys`
}

/**
 * @summary Keys of the caller
 */
export const getApiKeys = async ( options?: Parameters<typeof http>[1]): Promise<ApiKey[]> => {

  return http<ApiKey[]>(getGetApiKeysUrl(),
  {
      operation: 'getApiKeys', shape: [apiKeyShape],
    ...options


  }
);}
