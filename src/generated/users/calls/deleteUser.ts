/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteUserUrl = (userId: string,) => {




  return `/api/v2/users/${pathSegment(userId)}`
}

/**
 * @summary Delete another user with progress, API keys and activity
 */
export const deleteUser = async (userId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteUserUrl(userId),
  {
      operation: 'deleteUser',
    ...options,
    method: 'DELETE'


  }
);}
