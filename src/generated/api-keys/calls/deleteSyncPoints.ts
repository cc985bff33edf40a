/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { DeleteSyncPointsParams, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteSyncPointsUrl = (params?: DeleteSyncPointsParams,) => {
  return withQuery(`/api/v1/syncpoints/me`, params)
}

/**
 * @summary Delete the sync points of the user, so that e-readers synchronise again
 */
export const deleteSyncPoints = async (params?: DeleteSyncPointsParams, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteSyncPointsUrl(params),
  {
      operation: 'deleteSyncPoints',
    ...options,
    method: 'DELETE'


  }
);}
