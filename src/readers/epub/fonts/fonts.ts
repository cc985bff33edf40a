/** A font for the text of a book. */
export interface Font {
  /** A list of families as CSS writes it. */
  readonly family: string
  /** Rules that tell where its files are; empty for fonts of the device. */
  readonly faces: string
}

/** Where a font comes from: the device's own kinds, the server, a file that the person brought, a name on the device. */
export type FontSource =
  | { readonly kind: 'publisher' }
  | { readonly kind: 'system'; readonly name: keyof typeof systemFamilies }
  | { readonly kind: 'server' | 'own' | 'local'; readonly name: string }

/** The device's own kinds of letters, with what they are called on common devices first. */
export const systemFamilies = {
  serif: 'Charter, "Iowan Old Style", Georgia, "Noto Serif", "Source Serif 4", serif',
  sans: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Menlo, Consolas, monospace',
}

/** A choice of font as it is stored. */
export function serializeFontSource(source: FontSource): string {
  if (source.kind === 'publisher') return ''
  return `${source.kind}:${source.name}`
}

/** The choice that a stored text stands for; one that nobody understands is the publisher's. */
export function parseFontSource(stored: string): FontSource {
  const [, kind, name] = /^(system|server|own|local):(.+)$/s.exec(stored) ?? []
  if (kind === undefined || name === undefined) return { kind: 'publisher' }
  if (kind !== 'system') return { kind: kind as 'server' | 'own' | 'local', name }
  return name in systemFamilies ? { kind, name: name as keyof typeof systemFamilies } : { kind: 'publisher' }
}

/** A name as a string of CSS. */
export const quoteFontFamily = (name: string): string =>
  `"${name.replace(/["\\\n\r\f<]/g, sign => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/**
 * The rules of a server's style sheet that tell where the files of a font are, and nothing else of it.
 * @param address  of the style sheet: only files beside it count
 */
export function parseFontFaces(css: string, address: string): string {
  const beside = new URL('.', address).href
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/@font-face\s*\{[^{}]*\}/gi) ?? []
  return rules
    .map(rule =>
      rule.replace(/url\(\s*(['"]?)(.*?)\1\s*\)/gi, (_, _quote, path: string) => urlOf(path, address, beside)),
    )
    .filter(rule => /url\("http/.test(rule))
    .join('\n')
}

/** The rule for a file that the person brought along. */
export const fontFaceOf = (name: string, file: string): string =>
  `@font-face { font-family: ${quoteFontFamily(name)}; src: url(${quoteFontFamily(file)}); font-weight: 1 1000; }`

function urlOf(path: string, address: string, beside: string): string {
  if (!URL.canParse(path, address)) return 'url("")'
  const { href } = new URL(path, address)
  return href.startsWith(beside) ? `url(${quoteFontFamily(href)})` : 'url("")'
}

/** Letters of many writings, and of many widths. */
const letters = 'mW il0 ж عر กข 漢あ 한 हि'

/** Whether the device has a font of that name: then it draws some letters otherwise than what stands in for it. */
export function isDeviceFont(name: string): boolean {
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) return true
  const widthIn = (family: string) => {
    brush.font = `64px ${family}`
    return brush.measureText(letters).width
  }
  return ['serif', 'monospace'].some(kind => widthIn(`${quoteFontFamily(name)}, ${kind}`) !== widthIn(kind))
}
