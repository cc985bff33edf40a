/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { serverSettingsShape } from '../../shapes/serverSettingsShape.ts'
import type { ServerSettings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetServerSettingsUrl = () => {




  return `/api/v1/settings`
}

/**
 * @summary Settings of the server
 */
export const getServerSettings = async ( options?: Parameters<typeof http>[1]): Promise<ServerSettings> => {

  return http<ServerSettings>(getGetServerSettingsUrl(),
  {
      operation: 'getServerSettings', shape: serverSettingsShape,
    ...options


  }
);}
