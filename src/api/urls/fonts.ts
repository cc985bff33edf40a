import { getGetFontCssUrl } from '../../generated/fonts/fonts.calls'
import { serverUrl } from '../address'

/** The full address of the style sheet of a font of the server; its files stand beside it. */
export const fontCssUrl = (family: string): string => serverUrl(getGetFontCssUrl(family))

/** The full address under which all fonts of the server stand, ending in a slash. */
export const fontsUrl = (): string => new URL('../', fontCssUrl('x')).href
