import { toExternalUrl } from '../page/externalUrl'
import { findExceededMarkupLimit } from './findExceededMarkupLimit'
import { replaceCostlyTags } from './replaceCostlyTags'
import type { AllowedContentTagName, ExternalMediaKind, SanitizedContentNode } from './sanitizedContentNode'

/**
 * Limits of HTML from untrusted sources. They apply to the length of the text, the number of nodes, the nesting depth
 * of elements, and the span of table cells.
 */
export const untrustedContentLimits = { maxChars: 150_000, maxNodes: 20_000, maxDepth: 40, maxCellSpan: 50 } as const

type Context = { readonly baseUrl: string | undefined; readonly budget: { nodes: number } }
type Position = { readonly depth: number; readonly isInLink: boolean }

/**
 * Parses HTML from an untrusted source. The result contains only allowed elements. Elements that are nested too deeply
 * become text. The parser runs no script and loads no file.
 * @param html HTML fragment
 * @param baseUrl base URL of relative links. If undefined, relative links become text.
 * @returns undefined if the content is too long, or exceeds the maximum number of nodes or a limit in `markupLimits`
 */
export function parseUntrustedHtml(html: string, baseUrl?: string): readonly SanitizedContentNode[] | undefined {
  if (html.length > untrustedContentLimits.maxChars || findExceededMarkupLimit(html, 'html')) return undefined
  const { body } = new DOMParser().parseFromString(replaceCostlyTags(disableInlineCode(html)), 'text/html')
  const context: Context = { baseUrl, budget: { nodes: untrustedContentLimits.maxNodes } }
  const nodes = toContentNodes(body, context, { depth: 0, isInLink: false })
  return context.budget.nodes < 0 ? undefined : rankHeadings(nodes)
}

function toContentNodes(parent: Element, context: Context, position: Position): SanitizedContentNode[] {
  if (position.depth > untrustedContentLimits.maxDepth) return [parent.textContent ?? '']
  return [...parent.childNodes].flatMap(node => {
    context.budget.nodes -= 1
    if (context.budget.nodes < 0) return []
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    return node.nodeType === Node.ELEMENT_NODE ? toElementNodes(node as Element, context, position) : []
  })
}

function toElementNodes(element: Element, context: Context, position: Position): SanitizedContentNode[] {
  const name = element.localName
  if (element.namespaceURI !== XHTML_NAMESPACE || removedElements.has(name)) return []
  if (Object.hasOwn(mediaKinds, name)) return toMediaNodes(element, context, position)
  const children = (isInLink = position.isInLink) =>
    toContentNodes(element, context, { depth: position.depth + 1, isInLink })
  if (name === 'a') return toLinkNodes(element, context, position, children)
  if (/^h[1-6]$/.test(name)) return [{ kind: 'heading', level: Number(name[1]), children: children() }]
  if (name === 'ol') return [{ kind: 'orderedList', start: readInteger(element, 'start', 1), children: children() }]
  if (name === 'table') return [{ kind: 'table', children: children() }]
  if (name === 'td' || name === 'th') return [toCell(element, children())]
  if (name === 'input')
    return element.getAttribute('type') === 'checkbox'
      ? [{ kind: 'checkbox', isChecked: element.hasAttribute('checked') }]
      : []
  const tag = Object.hasOwn(replacedTags, name)
    ? replacedTags[name]
    : plainTags.has(name)
      ? (name as AllowedContentTagName)
      : undefined
  return tag ? [{ kind: 'element', tag, children: children() }] : children()
}

function toLinkNodes(
  element: Element,
  context: Context,
  position: Position,
  children: (isInLink: boolean) => SanitizedContentNode[],
): SanitizedContentNode[] {
  const url = position.isInLink ? undefined : toUrl(element.getAttribute('href'), context.baseUrl, true)
  return url ? [{ kind: 'link', url, children: children(true) }] : children(position.isInLink)
}

function toMediaNodes(element: Element, context: Context, { isInLink }: Position): SanitizedContentNode[] {
  if (isTrackingPixel(element)) return []
  const address = element.getAttribute('src') ?? element.querySelector('source[src], img[src]')?.getAttribute('src')
  const url = toUrl(address ?? null, context.baseUrl, false)
  const label = ['alt', 'aria-label', 'title'].map(name => element.getAttribute(name)?.trim()).find(Boolean)
  const nestedLabel = element.querySelector('img[alt]')?.getAttribute('alt')?.trim()
  const description = label ?? nestedLabel ?? ''
  if (!url && !description) return []
  return [
    { kind: 'media', media: mediaKinds[element.localName] ?? 'image', url: isInLink ? undefined : url, description },
  ]
}

const toCell = (element: Element, children: readonly SanitizedContentNode[]): SanitizedContentNode => ({
  kind: 'cell',
  isHeader: element.localName === 'th',
  columnSpan: Math.min(untrustedContentLimits.maxCellSpan, Math.max(1, readInteger(element, 'colspan', 1))),
  rowSpan: Math.min(untrustedContentLimits.maxCellSpan, Math.max(1, readInteger(element, 'rowspan', 1))),
  children,
})

const readInteger = (element: Element, name: string, fallback: number): number => {
  const text = element.getAttribute(name) ?? ''
  return /^-?\d{1,6}$/.test(text) ? Number(text) : fallback
}

/**
 * Renames the attributes for event handlers and styles, so that the browser ignores them. Otherwise, the browser would
 * log a Content-Security-Policy error for each of these attributes.
 */
const disableInlineCode = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/[\s/"'](?:on\w+|style)\s*=/gi, ' data-off='))

/**
 * Returns whether a media element is a tracking pixel, which has a width or height of at most 1 pixel. Loading a
 * tracking pixel would reveal that the user has opened the content.
 */
const isTrackingPixel = (element: Element): boolean =>
  ['width', 'height'].some(name => /^[01](px)?$/.test(element.getAttribute(name) ?? ''))

/** Returns the absolute URL of an address. Returns undefined if the address is not external. */
function toUrl(address: string | null, baseUrl: string | undefined, allowsMail: boolean): string | undefined {
  const text = address?.trim()
  return text && !text.startsWith('#') ? toExternalUrl(text, { baseUrl, allowsMail }) : undefined
}

function rankHeadings(nodes: readonly SanitizedContentNode[]): readonly SanitizedContentNode[] {
  const levels = new Set<number>()
  const collectLevels = (node: SanitizedContentNode): void => {
    if (typeof node === 'string' || !('children' in node)) return
    if (node.kind === 'heading') levels.add(node.level)
    node.children.forEach(collectLevels)
  }
  nodes.forEach(collectLevels)
  const ranks = [...levels].sort((first, second) => first - second)
  const withRank = (node: SanitizedContentNode): SanitizedContentNode => {
    if (typeof node === 'string' || !('children' in node)) return node
    const children = node.children.map(withRank)
    return node.kind === 'heading' ? { ...node, level: ranks.indexOf(node.level) + 1, children } : { ...node, children }
  }
  return nodes.map(withRank)
}

const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const removedElements = words(
  'script style template noscript title textarea select datalist object embed applet canvas map param source track link meta base',
)

const plainTags = words(
  'abbr bdi blockquote br caption cite code dd del details div dl dt em figcaption figure hr ins kbd li mark p pre q s samp small strong sub summary sup tbody tfoot thead tr u ul var',
)

const replacedTags: Readonly<Record<string, AllowedContentTagName>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  tt: 'code',
  xmp: 'pre',
  listing: 'pre',
  menu: 'ul',
  dir: 'ul',
  article: 'div',
  section: 'div',
  aside: 'div',
  header: 'div',
  footer: 'div',
  center: 'div',
  address: 'div',
}

const mediaKinds: Readonly<Record<string, ExternalMediaKind>> = {
  img: 'image',
  picture: 'image',
  video: 'video',
  audio: 'audio',
  iframe: 'frame',
  frame: 'frame',
}
