import { quoteCssString } from './quoteCssString'

const urlFunctions = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
])

/** Whether the strings in a CSS function are URLs. */
export const isCssUrlFunction = (name: string): boolean => urlFunctions.has(name)

/** Kind of file to which a URL in a style leads. */
export type CssUrlFileType = 'picture' | 'font' | 'sheet'

/**
 * Returns the replacement for a URL in a style. The replacement of a font URL is CSS text, such as `local(…)`. All
 * other replacements are URLs. Undefined if the original URL is not allowed.
 */
export type CssUrlResolver = (address: string, use: CssUrlFileType) => string | undefined

interface CssUrlContext {
  /** Name of the at-rule that contains the URL. Undefined if a declaration contains the URL. */
  readonly atRule: string | undefined
  readonly isFontFace: boolean
  readonly isFile: boolean
}

/**
 * Returns the sanitized CSS text for a URL in a style.
 * @param resolve returns the URL that replaces the original URL, or undefined if the original URL is not allowed
 * @returns undefined if the caller must remove the statement that contains the URL
 */
export function sanitizeCssUrl(
  address: string,
  { atRule, isFontFace, isFile }: CssUrlContext,
  resolve: CssUrlResolver,
): string | undefined {
  if (atRule === 'namespace') return quoteCssString(address)
  if (isFile && address.startsWith('#')) return undefined
  if (atRule === 'import') {
    const sheet = resolve(address, 'sheet')
    return sheet === undefined ? undefined : `url(${quoteCssString(sheet)})`
  }
  if (isFontFace) return resolve(address, 'font') ?? 'local("longbox:none")'
  const picture = address.startsWith('#') ? address : (resolve(address, 'picture') ?? 'data:,')
  return `url(${quoteCssString(picture)})`
}
