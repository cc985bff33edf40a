import { getGetFontCssUrl } from '../../generated/fonts/fonts.calls'
import { toAbsoluteServerUrl } from '../toAbsoluteServerUrl'

/** Returns the absolute URL of the style sheet of a server font. */
export const getServerFontCssUrl = (family: string): string => toAbsoluteServerUrl(getGetFontCssUrl(family))

/** Returns the absolute base URL of all server fonts, with a trailing slash. */
export const getServerFontsBaseUrl = (): string => new URL('../', getServerFontCssUrl('x')).href
