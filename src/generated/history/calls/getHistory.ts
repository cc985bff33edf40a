/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedHistoryShape } from '../../shapes/pagedHistoryShape.ts'
import type { GetHistoryParams, PagedHistory } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetHistoryUrl = (params?: GetHistoryParams,) => {
  return withQuery(`/api/v1/history`, params)
}

/**
 * @summary List the history of file changes, newest first by default. Before 1.20.0 for all users
 */
export const getHistory = async (params?: GetHistoryParams, options?: Parameters<typeof http>[1]): Promise<PagedHistory> => {

  return http<PagedHistory>(getGetHistoryUrl(params),
  {
      operation: 'getHistory', shape: pagedHistoryShape,
    ...options


  }
);}
