/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetFontFamiliesUrl = () => {




  return `/api/v1/fonts/families`
}

/**
 * @summary Font families that the server has
 */
export const getFontFamilies = async ( options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetFontFamiliesUrl(),
  {
      operation: 'getFontFamilies',
    ...options,
    method: 'GET'


  }
);}

export const getGetFontCssUrl = (fontFamily: string,) => {




  return `/api/v1/fonts/resource/${fontFamily}/css`
}

/**
 * @summary Style sheet of a font family; its addresses are relative
 */
export const getFontCss = async (fontFamily: string, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getGetFontCssUrl(fontFamily),
  {
      operation: 'getFontCss',
    ...options,
    method: 'GET'


  }
);}

export const getGetFontFileUrl = (fontFamily: string,
    fontFile: string,) => {




  return `/api/v1/fonts/resource/${fontFamily}/${fontFile}`
}

/**
 * @summary One file of a font family
 */
export const getFontFile = async (fontFamily: string,
    fontFile: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetFontFileUrl(fontFamily,fontFile),
  {
      operation: 'getFontFile',
    ...options,
    method: 'GET'


  }
);}
