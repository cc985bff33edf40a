import { getGetFontCssUrl } from '../../generated/fonts/fonts.calls'
import { serverUrl } from '../serverUrl'

/** Returns the absolute URL of the style sheet of a server font. */
export const serverFontCssUrl = (family: string): string => serverUrl(getGetFontCssUrl(family))

/** Returns the absolute base URL of all server fonts, with a trailing slash. */
export const serverFontsBaseUrl = (): string => new URL('../', serverFontCssUrl('x')).href
