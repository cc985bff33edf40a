/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetLogFileHeaders } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLogFileUrl = () => {




  return `/actuator/logfile`
}

/**
 * @summary The log of the server, or a part of it
 */
export const getLogFile = async (headers?: GetLogFileHeaders, options?: Parameters<typeof http>[1]): Promise<string> => {

return http<string>(getGetLogFileUrl(),
  {
      operation: 'getLogFile',
    ...options,
    method: 'GET',
    headers: { ...headers }

  }
);}
