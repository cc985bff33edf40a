/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getGetFontFileUrl = (fontFamily: string,
    fontFile: string,) => {




  return `/api/v1/fonts/resource/${pathSegment(fontFamily)}/${pathSegment(fontFile)}`
}

/**
 * @summary One file of a font family
 */
export const getFontFile = async (fontFamily: string,
    fontFile: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetFontFileUrl(fontFamily,fontFile),
  {
      operation: 'getFontFile',
    ...options


  }
);}
