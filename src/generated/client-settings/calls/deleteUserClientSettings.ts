/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSettingKey, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteUserClientSettingsUrl = () => {




  return `/api/v1/client-settings/user`
}

/**
 * @summary Delete settings of the caller; unknown keys are fine
 */
export const deleteUserClientSettings = async (clientSettingKey: ClientSettingKey[], options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getDeleteUserClientSettingsUrl(),
  {
      operation: 'deleteUserClientSettings',
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(clientSettingKey)
  }
);}
