import { findExceededMarkupLimit } from '../../../../components/content/findExceededMarkupLimit'
import { limitCombiningMarks } from '../../sanitize/replaceInvalidXmlChars'
import { dictionaryLimits } from '../dictionaryLimits'

/** Part of a dictionary definition: a text, an element without attributes, or a link to another headword (`see`). */
export type DictionaryDefinitionNode =
  | string
  | { readonly tag: ShownTag; readonly pieces: readonly DictionaryDefinitionNode[] }
  | { readonly tag: 'see'; readonly word: string; readonly pieces: readonly DictionaryDefinitionNode[] }

const SHOWN_TAGS = [
  'p',
  'div',
  'br',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'ruby',
  'rt',
  'rp',
  'table',
  'tbody',
  'tr',
  'td',
  'th',
  'hr',
] as const
type ShownTag = (typeof SHOWN_TAGS)[number]

const TAG_REPLACEMENTS: Readonly<Record<string, ShownTag>> = {
  strong: 'b',
  em: 'i',
  del: 's',
  strike: 's',
  h1: 'b',
  h2: 'b',
  h3: 'b',
  h4: 'b',
  h5: 'b',
  h6: 'b',
  section: 'div',
  article: 'div',
  k: 'b',
  ex: 'i',
  abr: 'i',
  abbr: 'i',
  co: 'i',
  def: 'div',
  blockquote: 'blockquote',
  dtrn: 'div',
  thead: 'tbody',
  tfoot: 'tbody',
}

const REMOVED_TAGS = new Set(
  'script style head title template noscript iframe object embed svg math img audio video source picture canvas form input button select textarea link meta base'.split(
    ' ',
  ),
)

const MAX_NESTING_DEPTH = 40
/**
 * Maximum number of nodes that are shown for each definition. If the HTML of a definition is too complex to parse, the
 * definition is shown as plain text, and this number is the maximum number of characters.
 */
const MAX_NODES = 4_000

/**
 * Parses the HTML of a definition. The result contains only allowed elements and no attributes. The definition
 * therefore cannot run scripts, load files or navigate.
 */
export function parseDictionaryDefinitionHtml(html: string): readonly DictionaryDefinitionNode[] {
  if (findExceededMarkupLimit(html, 'html')) return [shortenDefinitionText(html, MAX_NODES)]
  const { body } = new DOMParser().parseFromString(removeEventHandlers(html), 'text/html')
  let count = 0
  let remainingChars: number = dictionaryLimits.maxShownChars
  const parseText = (text: string): string[] => {
    if (remainingChars <= 0) return []
    const shown = shortenDefinitionText(text, remainingChars)
    remainingChars -= text.length
    return [shown]
  }
  const parseChildren = (node: Node, depth: number): DictionaryDefinitionNode[] =>
    [...node.childNodes].flatMap(child => parseNode(child, depth))
  const parseNode = (node: Node, depth: number): DictionaryDefinitionNode[] => {
    count += 1
    if (count > MAX_NODES) return []
    if (node.nodeType === Node.TEXT_NODE) return parseText(node.nodeValue ?? '')
    if (!(node instanceof Element) || REMOVED_TAGS.has(node.localName)) return []
    if (depth > MAX_NESTING_DEPTH) return parseText(node.textContent ?? '')
    const pieces = parseChildren(node, depth + 1)
    const word = linkedWordOf(node)
    if (word) return [{ tag: 'see', word, pieces }]
    const tag = TAG_REPLACEMENTS[node.localName] ?? SHOWN_TAGS.find(name => name === node.localName)
    return tag ? [{ tag, pieces }] : pieces
  }
  return parseChildren(body, 0)
}

/** Cuts a text that is too long. Removes excess combining marks, which browsers draw slowly. */
export const shortenDefinitionText = (text: string, maxChars: number = dictionaryLimits.maxShownChars): string =>
  limitCombiningMarks(text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text)

/**
 * Removes attributes such as `onclick` before the HTML is parsed. The content security policy blocks event handlers
 * anyway, but browsers would log a message for each of them.
 */
const removeEventHandlers = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/[\s/"']on\w+\s*=/gi, ' data-off='))

/**
 * Returns the headword to which a cross-reference leads. Returns undefined for other elements. Supports `bword://word`
 * links of StarDict, `entry://word` links, and `<kref>` elements of XDXF.
 */
function linkedWordOf(element: Element): string | undefined {
  if (element.localName === 'kref') return element.textContent?.trim() || undefined
  const [, word = ''] = /^(?:bword|entry):\/\/([^#?]*)/i.exec(element.getAttribute('href') ?? '') ?? []
  try {
    return decodeURIComponent(word).trim() || undefined
  } catch {
    return word
  }
}
