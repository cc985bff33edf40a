/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoContentResponse, ServerSettingsUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateServerSettingsUrl = () => {




  return `/api/v1/settings`
}

/**
 * @summary Change settings of the server; port and base path count from the next start
 */
export const updateServerSettings = async (serverSettingsUpdate: ServerSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateServerSettingsUrl(),
  {
      operation: 'updateServerSettings',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(serverSettingsUpdate)
  }
);}
