/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { groupCountShape } from '../../shapes/groupCountShape.ts'
import type { GroupCount, ListSeriesGroupsByQueryParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListSeriesGroupsByQueryUrl = (params?: ListSeriesGroupsByQueryParams,) => {
  return withQuery(`/api/v1/series/alphabetical-groups`, params)
}

/**
 * @deprecated
 * @summary First letters of the series that meet the filters
 */
export const listSeriesGroupsByQuery = async (params?: ListSeriesGroupsByQueryParams, options?: Parameters<typeof http>[1]): Promise<GroupCount[]> => {

  return http<GroupCount[]>(getListSeriesGroupsByQueryUrl(params),
  {
      operation: 'listSeriesGroupsByQuery', shape: [groupCountShape],
    ...options


  }
);}
