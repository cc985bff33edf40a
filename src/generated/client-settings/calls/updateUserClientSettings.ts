/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoContentResponse, UserClientSettingsUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateUserClientSettingsUrl = () => {




  return `/api/v1/client-settings/user`
}

/**
 * @summary Add or change settings of the caller; the others stay
 */
export const updateUserClientSettings = async (userClientSettingsUpdate: UserClientSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateUserClientSettingsUrl(),
  {
      operation: 'updateUserClientSettings',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(userClientSettingsUpdate)
  }
);}
