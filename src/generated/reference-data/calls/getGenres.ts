/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetGenresParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetGenresUrl = (params?: GetGenresParams,) => {
  return withQuery(`/api/v1/genres`, params)
}

/**
 * @deprecated
 * @summary Genres in use
 */
export const getGenres = async (params?: GetGenresParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetGenresUrl(params),
  {
      operation: 'getGenres', shape: ['string'],
    ...options


  }
);}
