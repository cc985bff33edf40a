/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { clientSettingShape } from '../../shapes/clientSettingShape.ts'
import type { ClientSettings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetUserClientSettingsUrl = () => {




  return `/api/v1/client-settings/user/list`
}

/**
 * @summary Settings of the caller
 */
export const getUserClientSettings = async ( options?: Parameters<typeof http>[1]): Promise<ClientSettings> => {

  return http<ClientSettings>(getGetUserClientSettingsUrl(),
  {
      operation: 'getUserClientSettings', shape: ['*', clientSettingShape],
    ...options


  }
);}
