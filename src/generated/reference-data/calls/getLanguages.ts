/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetLanguagesParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLanguagesUrl = (params?: GetLanguagesParams,) => {
  return withQuery(`/api/v1/languages`, params)
}

/**
 * @deprecated
 * @summary Languages in use
 */
export const getLanguages = async (params?: GetLanguagesParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetLanguagesUrl(params),
  {
      operation: 'getLanguages', shape: ['string'],
    ...options


  }
);}
