/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { apiKeyShape } from '../../shapes/apiKeyShape.ts'
import type { ApiKey, ApiKeyRequest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getCreateApiKeyUrl = () => {




  return `/api/v2/users/me/api-keys`
}

/**
 * @summary Make a key
 */
export const createApiKey = async (apiKeyRequest: ApiKeyRequest, options?: Parameters<typeof http>[1]): Promise<ApiKey> => {

return http<ApiKey>(getCreateApiKeyUrl(),
  {
      operation: 'createApiKey', shape: apiKeyShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(apiKeyRequest)
  }
);}
