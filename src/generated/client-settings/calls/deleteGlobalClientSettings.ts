/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSettingKey, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteGlobalClientSettingsUrl = () => {




  return `/api/v1/client-settings/global`
}

/**
 * @summary Delete settings for all; unknown keys are fine
 */
export const deleteGlobalClientSettings = async (clientSettingKey: ClientSettingKey[], options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getDeleteGlobalClientSettingsUrl(),
  {
      operation: 'deleteGlobalClientSettings',
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(clientSettingKey)
  }
);}
