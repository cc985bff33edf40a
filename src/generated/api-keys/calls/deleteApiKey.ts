/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { Id, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteApiKeyUrl = (keyId: Id,) => {




  return `/api/v2/users/me/api-keys/${pathSegment(keyId)}`
}

/**
 * @summary Delete a key
 */
export const deleteApiKey = async (keyId: Id, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteApiKeyUrl(keyId),
  {
      operation: 'deleteApiKey',
    ...options,
    method: 'DELETE'


  }
);}
