/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { clientSettingShape } from '../../shapes/clientSettingShape.ts'
import type { ClientSettings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetGlobalClientSettingsUrl = () => {




  return `/api/v1/client-settings/global/list`
}

/**
 * @summary Settings for all; signed out only those that allow it
 */
export const getGlobalClientSettings = async ( options?: Parameters<typeof http>[1]): Promise<ClientSettings> => {

  return http<ClientSettings>(getGetGlobalClientSettingsUrl(),
  {
      operation: 'getGlobalClientSettings', shape: ['*', clientSettingShape],
    ...options


  }
);}
