/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedStringsShape } from '../../shapes/pagedStringsShape.ts'
import type { GetGenresPageParams, PagedStrings } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetGenresPageUrl = (params?: GetGenresPageParams,) => {
  return withQuery(`/api/v2/genres`, params)
}

/**
 * @summary Genres in use, paged
 */
export const getGenresPage = async (params?: GetGenresPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetGenresPageUrl(params),
  {
      operation: 'getGenresPage', shape: pagedStringsShape,
    ...options


  }
);}
