/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../../../api/http.ts'

export const getGetFontFamiliesUrl = () => {




  return `/api/v1/fonts/families`
}

/**
 * @summary Font families that the server has
 */
export const getFontFamilies = async ( options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetFontFamiliesUrl(),
  {
      operation: 'getFontFamilies', shape: ['string'],
    ...options


  }
);}
