/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { shutdownNoticeShape } from '../../shapes/shutdownNoticeShape.ts'
import type { ShutdownNotice } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getShutDownServerUrl = () => {




  return `/actuator/shutdown`
}

/**
 * @summary End the server
 */
export const shutDownServer = async ( options?: Parameters<typeof http>[1]): Promise<ShutdownNotice> => {

  return http<ShutdownNotice>(getShutDownServerUrl(),
  {
      operation: 'shutDownServer', shape: shutdownNoticeShape,
    ...options,
    method: 'POST'


  }
);}
