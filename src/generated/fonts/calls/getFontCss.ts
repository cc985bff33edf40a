/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getGetFontCssUrl = (fontFamily: string,) => {




  return `/api/v1/fonts/resource/${pathSegment(fontFamily)}/css`
}

/**
 * @summary Style sheet of a font family; its addresses are relative
 */
export const getFontCss = async (fontFamily: string, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getGetFontCssUrl(fontFamily),
  {
      operation: 'getFontCss', shape: 'string',
    ...options


  }
);}
