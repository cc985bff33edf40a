import { excessOfMarkup } from '../../sanitize/measureMarkup'

/** A piece of a meaning that may be shown: text, an element without attributes, or a word that one may go on to. */
export type DefinitionNode =
  | string
  | { readonly tag: Shown; readonly pieces: readonly DefinitionNode[] }
  | { readonly tag: 'see'; readonly word: string; readonly pieces: readonly DefinitionNode[] }

const shown = [
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
type Shown = (typeof shown)[number]

/** Elements that are shown as others are; among them those of XDXF. */
const instead: Readonly<Record<string, Shown>> = {
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

/** What is no text, or none that is meant to be read. */
const left = new Set(
  'script style head title template noscript iframe object embed svg math img audio video source picture canvas form input button select textarea link meta base'.split(
    ' ',
  ),
)

/** So deep and so much of it is shown of a meaning. */
const deepest = 40
const mostPieces = 4_000

/**
 * Reduces a meaning with marks of HTML to what may be shown: a few elements without any attribute, so that nothing runs, is
 * fetched, or leads away. The parser's document is inert: it loads nothing.
 */
export function parseDefinition(html: string): readonly DefinitionNode[] {
  if (excessOfMarkup(html, 'html')) return [html.slice(0, mostPieces)]
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
  let count = 0
  const within = (node: Node, depth: number): DefinitionNode[] =>
    [...node.childNodes].flatMap(child => piece(child, depth))
  const piece = (node: Node, depth: number): DefinitionNode[] => {
    count += 1
    if (count > mostPieces) return []
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
    if (!(node instanceof Element) || left.has(node.localName)) return []
    if (depth > deepest) return [node.textContent ?? '']
    const pieces = within(node, depth + 1)
    const word = wordMeant(node)
    if (word) return [{ tag: 'see', word, pieces }]
    const tag = instead[node.localName] ?? shown.find(name => name === node.localName)
    return tag ? [{ tag, pieces }] : pieces
  }
  return within(body, 0)
}

/** Handlers never run there, but a browser tells its console of each that the policy of the page forbids. */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/[\s/"']on\w+\s*=/gi, ' data-off='))

/** The word that a link within a dictionary leads to: `bword://word` of StarDict, `<kref>` of XDXF. */
function wordMeant(element: Element): string | undefined {
  if (element.localName === 'kref') return element.textContent?.trim() || undefined
  const [, word = ''] = /^(?:bword|entry):\/\/([^#?]*)/i.exec(element.getAttribute('href') ?? '') ?? []
  try {
    return decodeURIComponent(word).trim() || undefined
  } catch {
    return word
  }
}
