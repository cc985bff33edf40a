export interface TextFont {
  /** Value of the CSS property `font-family`. */
  readonly family: string
  /** CSS `@font-face` rules of the font. Empty for installed fonts. */
  readonly faces: string
}

/**
 * Source of a font. `publisher`: the book. `system`: a list in {@link systemFontFamilies}. `server`: the server.
 * `custom`: a font file of the user. `local`: an installed font.
 */
export type FontSource =
  | { readonly kind: 'publisher' }
  | { readonly kind: 'system'; readonly name: keyof typeof systemFontFamilies }
  | { readonly kind: 'server' | 'custom' | 'local'; readonly name: string }

/** CSS font lists for the generic font families serif, sans-serif and monospace. */
export const systemFontFamilies = {
  serif: 'Charter, "Iowan Old Style", Georgia, "Noto Serif", "Source Serif 4", serif',
  sans: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Menlo, Consolas, monospace',
}

/** Serializes a font source for the setting `epub.font`. */
export function serializeFontSource(source: FontSource): string {
  if (source.kind === 'publisher') return ''
  return `${source.kind}:${source.name}`
}

/**
 * Parses a serialized font source. Invalid values become the font of the publisher. Earlier versions stored `own`
 * instead of `custom`.
 */
export function parseFontSource(stored: string): FontSource {
  const [, kind, name] = /^(system|server|custom|own|local):(.+)$/s.exec(stored) ?? []
  if (kind === undefined || name === undefined) return { kind: 'publisher' }
  if (kind === 'own') return { kind: 'custom', name }
  if (kind !== 'system') return { kind: kind as 'server' | 'custom' | 'local', name }
  return name in systemFontFamilies ? { kind, name: name as keyof typeof systemFontFamilies } : { kind: 'publisher' }
}

/** Quotes and escapes a font family name or URL as a CSS string. */
export const quoteCssFontNameOrUrl = (name: string): string =>
  `"${name.replace(/["\\\n\r\f<]/g, char => `\\${char.codePointAt(0)?.toString(16)} `)}"`

/**
 * Matches a URL in CSS: in double quotes, in single quotes or without quotes. The time of a search is proportional to
 * the length of the text.
 */
const urlPattern = /url\(\s*(?:(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*)?\)/gi

/**
 * Extracts the `@font-face` rules from a style sheet of the server. Omits rules with a malformed URL, and rules without
 * an allowed font file.
 * @param address  URL of the style sheet. Font files outside of the folder of the style sheet are not allowed.
 */
export function extractFontFaceRules(css: string, address: string): string {
  const folderUrl = new URL('.', address).href
  const rules = removeCssComments(css).match(/@font-face\s*\{[^{}]*\}/gi) ?? []
  return rules
    .filter(rule => rule.match(urlPattern)?.length === rule.match(/url\(/gi)?.length)
    .map(rule =>
      rule.replace(urlPattern, (_, inDouble = '', inSingle = '', unquoted = '') =>
        resolveFontUrl(inDouble || inSingle || unquoted, address, folderUrl),
      ),
    )
    .filter(rule => /url\("http/.test(rule))
    .join('\n')
}

function removeCssComments(css: string): string {
  const [beforeComments = '', ...parts] = css.split('/*')
  const afterComments = parts.map(part => {
    const end = part.indexOf('*/')
    return end < 0 ? '' : part.slice(end + 2)
  })
  return [beforeComments, ...afterComments].join('')
}

/** Creates the `@font-face` rule for a font file of the user. */
export const createFontFaceRule = (name: string, file: string): string =>
  `@font-face { font-family: ${quoteCssFontNameOrUrl(name)}; src: url(${quoteCssFontNameOrUrl(file)}); font-weight: 1 1000; }`

function resolveFontUrl(path: string, address: string, folderUrl: string): string {
  if (!URL.canParse(path, address)) return 'url("")'
  const { href } = new URL(path, address)
  return href.startsWith(folderUrl) ? `url(${quoteCssFontNameOrUrl(href)})` : 'url("")'
}

/** Sample text for the comparison of fonts. The text contains letters of several widths and writing systems. */
const SAMPLE_LETTERS = 'mW il0 ж عر กข 漢あ 한 हि'

/**
 * Whether a font is installed on the device. Compares the width of sample letters in this font and in fallback fonts.
 */
export function isFontInstalled(name: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  const widthIn = (family: string) => {
    context.font = `64px ${family}`
    return context.measureText(SAMPLE_LETTERS).width
  }
  return ['serif', 'monospace'].some(kind => widthIn(`${quoteCssFontNameOrUrl(name)}, ${kind}`) !== widthIn(kind))
}
