/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GlobalClientSettingsUpdate, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateGlobalClientSettingsUrl = () => {




  return `/api/v1/client-settings/global`
}

/**
 * @summary Add or change settings for all; the others stay
 */
export const updateGlobalClientSettings = async (globalClientSettingsUpdate: GlobalClientSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateGlobalClientSettingsUrl(),
  {
      operation: 'updateGlobalClientSettings',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(globalClientSettingsUpdate)
  }
);}
