import { excessOfMarkup } from '../../sanitize/measureMarkup'

/** Safe part of a definition: text, an element without attributes, or a cross-reference to a headword. */
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

/** Replacements for HTML and XDXF elements. */
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

/** Elements that are removed with their content. */
const left = new Set(
  'script style head title template noscript iframe object embed svg math img audio video source picture canvas form input button select textarea link meta base'.split(
    ' ',
  ),
)

/** Maximum nesting depth of the shown elements. */
const deepest = 40
/** Maximum number of shown nodes, and of characters when the markup is too complex to be parsed. */
const mostPieces = 4_000

/**
 * Parses the HTML of a definition and reduces it to allowed elements without attributes, so that it cannot run scripts, load resources
 * or navigate. The document of the parser is inert.
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

/** Removes event handler attributes. They never run, but browsers log each one that the content security policy forbids. */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/[\s/"']on\w+\s*=/gi, ' data-off='))

/** Returns the headword of a cross-reference: `bword://word` in StarDict, `<kref>` in XDXF. */
function wordMeant(element: Element): string | undefined {
  if (element.localName === 'kref') return element.textContent?.trim() || undefined
  const [, word = ''] = /^(?:bword|entry):\/\/([^#?]*)/i.exec(element.getAttribute('href') ?? '') ?? []
  try {
    return decodeURIComponent(word).trim() || undefined
  } catch {
    return word
  }
}
