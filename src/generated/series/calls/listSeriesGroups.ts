/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { groupCountShape } from '../../shapes/groupCountShape.ts'
import type { GroupCount, SeriesSearch } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListSeriesGroupsUrl = () => {




  return `/api/v1/series/list/alphabetical-groups`
}

/**
 * @summary First letters of the series that meet a condition
 */
export const listSeriesGroups = async (seriesSearch: SeriesSearch, options?: Parameters<typeof http>[1]): Promise<GroupCount[]> => {

return http<GroupCount[]>(getListSeriesGroupsUrl(),
  {
      operation: 'listSeriesGroups', shape: [groupCountShape],
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seriesSearch)
  }
);}
