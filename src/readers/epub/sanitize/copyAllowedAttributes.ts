import { encodeEpubResourcePath } from '../../../api/urls/epubResourceUrls'
import { isUrlOfOurHost } from '../../../components/page/externalUrl'
import { countPixelsOfDataUrl } from '../files/readImagePixelCount'
import { isAllowedMarkupAttribute, markupNamespaces } from './allowedChapterMarkup'
import { chapterLimits } from './chapterLimits'
import { quoteCssString } from './css/quoteCssString'
import { sanitizeCss } from './css/sanitizeCss'
import type { CssUrlResolver } from './css/sanitizeCssUrl'
import { limitSvgAttributeNumbers } from './limitSvgAttributeNumbers'
import { replaceInvalidXmlChars } from './replaceInvalidXmlChars'
import { resolveEpubResourcePath } from './resolveEpubResourcePath'

export interface EpubResourceUrlResolver {
  /** Returns the path of the file in the book to which a URL leads. Undefined for URLs that lead out of the book. */
  readonly resolvePath: (address: string) => string | undefined
  /**
   * Returns a placeholder for a URL in a style. The reader later replaces the placeholder by a `blob:` URL or a font.
   * Returns small inline images unchanged, and undefined for URLs that are not allowed.
   */
  readonly resolveStyleUrl: CssUrlResolver
  /**
   * Returns a `style` attribute without disallowed declarations. If the file already contains the maximum number of
   * different `style` attributes, returns an empty string for a new value.
   */
  readonly sanitizeStyleAttribute: (css: string) => string
}

/**
 * Creates the URL resolver for the URLs in a file of the book.
 * @param from path of the file in the book
 */
export function createEpubResourceUrlResolver(from: string): EpubResourceUrlResolver {
  const resolvePath = (address: string) => resolveEpubResourcePath(address, from)?.path
  const resolveStyleUrl: CssUrlResolver = (address, use) => {
    const isInline = /^data:(image(?!\/svg)|font|application\/(x-)?font)[\w/+.-]*[;,]/i.test(address)
    if (use === 'picture' && (isInlineSvg(address) || (isInline && isLargeInlineImage(address))))
      return EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX + encodeURIComponent(address)
    // A font in a `data:` URL could block the browser. It is therefore loaded and checked like a font file.
    if (isInline && use === 'font') return createFontPlaceholder(encodeURIComponent(address))
    if (isInline && use === 'picture') return address
    const path = resolvePath(address)
    if (path === undefined) return undefined
    if (use === 'font') return createFontPlaceholder(encodeEpubResourcePath(path))
    return `${use === 'sheet' ? STYLE_SHEET_PLACEHOLDER_URL_PREFIX : EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX}${encodeEpubResourcePath(path)}`
  }
  const styles = new Map<string, string>()
  const sanitizeStyleAttribute = (css: string) => {
    const isExcess = styles.size >= chapterLimits.maxStyleAttributes
    const style = styles.get(css) ?? (isExcess ? '' : sanitizeCss(css, resolveStyleUrl, { isAttribute: true }))
    if (!isExcess) styles.set(css, style)
    return style
  }
  return { resolvePath, resolveStyleUrl, sanitizeStyleAttribute }
}

const createFontPlaceholder = (encodedPath: string): string =>
  `local(${quoteCssString(EPUB_FONT_PLACEHOLDER_URL_PREFIX + encodedPath)})`

const isInlineImage = (address: string): boolean => /^data:image\/[\w.+-]+[;,]/i.test(address) && !isInlineSvg(address)

/**
 * Whether a URL is a `data:` URL of an SVG. This SVG is sanitized like an SVG file, because its references may expand
 * to very many elements.
 */
const isInlineSvg = (address: string): boolean => /^data:image\/svg/i.test(address)

/**
 * In sanitized styles, placeholder URLs replace the URLs of files of the book. A placeholder URL consists of a prefix
 * and the path of the file. There are three prefixes: for fonts, for style sheets, and for all other files.
 */
export const EPUB_FONT_PLACEHOLDER_URL_PREFIX = 'longbox-font:'
export const EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX = 'longbox-file:'
export const STYLE_SHEET_PLACEHOLDER_URL_PREFIX = 'longbox-sheet:'

interface CopiedAttribute {
  readonly space: string | null
  readonly name: string
  readonly value: string
}

const { xhtml, svg, mathml, xlink, xml, ops } = markupNamespaces
const fileAttributeByElement: Readonly<Record<string, string>> = {
  img: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  track: 'src',
  image: 'href',
  feImage: 'href',
}
/**
 * Maximum length in characters of a `data:` URL that browsers may load directly as an image. If the URL of an image is
 * longer, the reader loads the image in the same way as a separate image file.
 */
const maxInlineImageChars = 1_000
/**
 * Maximum number of pixels of an image that the browser is allowed to load directly from a `data:` URL. The reader
 * loads a larger image in the same way as a separate image file.
 */
const maxInlineImagePixels = 100_000

/**
 * Whether an image in a `data:` URL is too large to be loaded directly by the browser. If so, the reader loads the
 * image in the same way as a separate image file, and checks its number of pixels.
 */
const isLargeInlineImage = (address: string): boolean =>
  address.length > maxInlineImageChars || countPixelsOfDataUrl(address) > maxInlineImagePixels
const elementsWithName = ['a', 'map', 'input']
const lengthAttributes = /^(width|height|[hv]space|border|cellpadding|cellspacing|size|start|cols|rows)$/

/** Returns the allowed attributes of an element with sanitized values. */
export function copyAllowedAttributes(
  element: Element,
  localName: string,
  namespace: string,
  allowed: ReadonlySet<string>,
  references: EpubResourceUrlResolver,
): CopiedAttribute[] {
  const attributes = Reflect.get(Element.prototype, 'attributes', element) as NamedNodeMap
  const copier = new AttributeCopier(localName, namespace, allowed, references)
  for (const attribute of attributes) copier.copy(attribute)
  copier.copyCandidates(attributes.getNamedItem('srcset')?.value.trim() ?? '')
  return [...copier.copied.values()]
}

/**
 * Collects the sanitized attributes of an element. If several attributes have the same name, only the first is copied.
 */
class AttributeCopier {
  readonly copied = new Map<string, CopiedAttribute>()
  private readonly localName: string
  private readonly namespace: string
  private readonly allowed: ReadonlySet<string>
  private readonly references: EpubResourceUrlResolver

  constructor(localName: string, namespace: string, allowed: ReadonlySet<string>, references: EpubResourceUrlResolver) {
    this.localName = localName
    this.namespace = namespace
    this.allowed = allowed
    this.references = references
  }

  copy({ name, namespaceURI, localName: localPart, value }: Attr): void {
    if (namespaceURI === xml || (!namespaceURI && name.startsWith('xml:'))) {
      if (/^(xml:)?(lang|space)$/.test(localPart)) this.add(`xml:${localPart.replace('xml:', '')}`, value, xml)
    } else if (namespaceURI === ops || (!namespaceURI && name === 'epub:type')) {
      if (/^(epub:)?(type|prefix)$/.test(localPart)) this.add(`epub:${localPart.replace('epub:', '')}`, value, ops)
    } else if (namespaceURI === xlink || (!namespaceURI && name === 'xlink:href')) {
      if (/^(xlink:)?href$/.test(localPart)) this.addAddress('href', value)
    } else if (!namespaceURI) {
      if (name === 'src' || name === 'href' || name === 'poster') this.addAddress(name, value)
      else this.addPlain(name, value)
    }
  }

  /**
   * Copies only the first URL of a `srcset` attribute. In an `img` element without a `src` attribute, the URL becomes
   * the `src` attribute. In a `source` element, the URL stays in the `srcset` attribute.
   */
  copyCandidates(candidates: string): void {
    const isImage = this.localName === 'img'
    if (candidates === '' || (!isImage && this.localName !== 'source')) return
    const [first = ''] = candidates.split(/^data:/i.test(candidates) ? /\s/ : /[\s,]+/, 1)
    this.addFile(isImage ? 'src' : 'srcset', first)
  }

  private add(name: string, value: string, space: string | null = null): void {
    if (!this.copied.has(name)) this.copied.set(name, { space, name, value: replaceInvalidXmlChars(value) })
  }

  private addPlain(name: string, value: string): void {
    if (!isAllowedMarkupAttribute(name, this.allowed)) return
    const { resolveStyleUrl, sanitizeStyleAttribute } = this.references
    if (name === 'style') this.add(name, sanitizeStyleAttribute(value))
    else if (name === 'name') elementsWithName.includes(this.localName) && this.add(name, value)
    else if (name === 'usemap') value.startsWith('#') && this.add(name, value)
    else if (name === 'id') this.add(name, value.startsWith('longbox-') ? '' : value)
    else if (/^(col|row|column)span$/.test(name) || (name === 'span' && this.namespace === xhtml))
      this.add(name, String(Math.min(chapterLimits.maxCellSpan, Number.parseInt(value, 10) || 0)))
    else if (lengthAttributes.test(name) && Number.parseFloat(value) > chapterLimits.maxLengthPx)
      this.add(name, String(chapterLimits.maxLengthPx))
    else if (this.namespace === svg && /[(\\]/.test(value)) this.add(name, sanitizeCss(value, resolveStyleUrl))
    else this.add(name, this.namespace === svg ? limitSvgAttributeNumbers(name, value) : value)
  }

  private addAddress(name: string, value: string): void {
    if (fileAttributeByElement[this.localName] === name || name === 'poster') this.addFile(name, value)
    else if (name === 'href') this.addLink(value)
  }

  private addFile(name: string, address: string): void {
    const isImage = /^(img|image|source)$/.test(this.localName)
    if (this.copied.has(`data-longbox-${name}`) || this.copied.has(name)) return
    const isInline = isImage && isInlineImage(address.trim())
    // The reader loads SVGs and large images in `data:` URLs in the same way as separate image files.
    const isFile = isImage && (isInlineSvg(address.trim()) || (isInline && isLargeInlineImage(address.trim())))
    const path = isFile ? address.trim() : this.references.resolvePath(address)
    if (isInline && !isFile) this.add(name, address.trim())
    else if (path !== undefined) this.add(`data-longbox-${name}`, path)
  }

  private addLink(value: string): void {
    const isLink = this.localName === 'a' || this.localName === 'area' || this.namespace === mathml
    if (!isLink) {
      if (this.namespace === svg && /^#[^\s]+$/.test(value.trim())) this.add('href', value.trim())
      return
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
    const normalized = value.replace(/[\u0000-\u0020]+/g, '').replaceAll('\\', '/')
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(normalized)?.[1]?.toLowerCase()
    const isExternal = scheme !== undefined || normalized.startsWith('//')
    if (isExternal && this.namespace === mathml) return
    if (isExternal && (!/^(https?|mailto)$/.test(scheme ?? 'https') || isAddressOfOurHost(normalized))) return
    this.add('href', value)
  }
}

/**
 * Whether a URL leads to the host of the server. Links to this host are not allowed, because a request to this host
 * would contain the session cookie.
 */
const isAddressOfOurHost = (address: string): boolean =>
  typeof location !== 'undefined' &&
  URL.canParse(address, location.origin) &&
  isUrlOfOurHost(new URL(address, location.origin))
