/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { serverInfoShape } from '../../shapes/serverInfoShape.ts'
import type { ServerInfo } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetServerInfoUrl = () => {




  return `/actuator/info`
}

/**
 * @summary Return the version of the server and its platform
 */
export const getServerInfo = async ( options?: Parameters<typeof http>[1]): Promise<ServerInfo> => {

  return http<ServerInfo>(getGetServerInfoUrl(),
  {
      operation: 'getServerInfo', shape: serverInfoShape,
    ...options


  }
);}
