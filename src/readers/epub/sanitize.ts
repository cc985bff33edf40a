/**
 * What may not be in a chapter: whatever runs, embeds, asks elsewhere or sends. The frame runs no scripts and a policy
 * forbids the rest; this is the first of three walls.
 */
const forbidden = new Set(
  'script iframe frame frameset object embed applet portal fencedframe base template set discard handler listener'.split(
    ' ',
  ),
)

/** Attributes that hold an address, by their local name: a prefix may be called anything. */
const addresses = new Set([
  'href',
  'src',
  'poster',
  'data',
  'cite',
  'background',
  'longdesc',
  'lowsrc',
  'dynsrc',
  'usemap',
  'profile',
  'classid',
  'codebase',
  'icon',
  'altimg',
])
const lists = new Set(['srcset', 'imagesrcset'])
const sending = new Set([
  'ping',
  'action',
  'formaction',
  'manifest',
  'target',
  'srcdoc',
  'autofocus',
  'autoplay',
  'attributionsrc',
  'nonce',
  'http-equiv',
])

/** Links lead out when they are clicked; everything else that has an address is fetched at once. */
const links = new Set(['a', 'area'])

/** Takes everything out of a chapter that could run, embed or send; changes the document that it is given. */
export function sanitize(chapter: Document): void {
  disarm(chapter)
  flatten(chapter)
  for (const element of chapter.querySelectorAll('*')) {
    if (isForbidden(element) || isMover(element)) {
      element.remove()
      continue
    }
    for (const attribute of [...element.attributes]) {
      if (!isKept(attribute, element)) element.removeAttributeNode(attribute)
    }
    if (element.localName === 'link') element.setAttribute('rel', styleRelation(element.getAttribute('rel') ?? ''))
    if (element.localName === 'style') element.textContent = withoutAddresses(element.textContent ?? '')
    const style = element.getAttribute('style')
    if (style) element.setAttribute('style', withoutAddresses(style).replace(/!\s*important/gi, ''))
  }
  for (const node of [...chapter.childNodes]) {
    if (node.nodeType === Node.PROCESSING_INSTRUCTION_NODE) node.remove()
  }
}

/** No book needs elements within elements deeper than this; browsers fall over far deeper ones. */
const deepest = 200

/** Lifts what lies too deep: its text stays. */
function flatten(chapter: Document): void {
  let level: Element[] = chapter.documentElement ? [chapter.documentElement] : []
  for (let depth = 0; depth < deepest && level.length > 0; depth++)
    level = level.flatMap(({ children }) => [...children])
  for (const element of level) {
    for (const inner of [...element.querySelectorAll('*')]) inner.replaceWith(...inner.childNodes)
  }
}

/**
 * A form takes the names of its fields for its properties, a document those of its pictures: `attributes` would be a field
 * then. So forms go, and names with them, by ways that no name can take.
 */
function disarm(chapter: Document): void {
  const all = (selector: string) => Document.prototype.querySelectorAll.call(chapter, selector)
  for (const form of all('form')) {
    const inner: NodeList = Reflect.get(Node.prototype, 'childNodes', form)
    Element.prototype.replaceWith.apply(form, [...inner])
  }
  for (const named of all('[name]')) if (!mayBeNamed.includes(named.localName)) named.removeAttribute('name')
}

const mayBeNamed = ['a', 'meta', 'input', 'map', 'param']

/** Names count without their prefix and in any case: what serves as a name here may be read otherwise later. */
function isForbidden(element: Element): boolean {
  const name = element.localName.toLowerCase()
  if (forbidden.has(name)) return true
  if (name === 'meta') return element.hasAttribute('http-equiv')
  return name === 'link' && !/\bstylesheet\b/i.test(element.getAttribute('rel') ?? '')
}

/** An animation may put an address where none was, or a script. */
function isMover(element: Element): boolean {
  if (!element.localName.toLowerCase().startsWith('animate')) return false
  const moved =
    [...element.attributes].find(({ localName }) => localName.toLowerCase() === 'attributename')?.value ?? ''
  const name = moved.split(':').at(-1)?.trim().toLowerCase() ?? ''
  return addresses.has(name) || sending.has(name) || name.startsWith('on') || name === 'style' || name === 'begin'
}

function isKept({ localName, name, value }: Attr, element: Element): boolean {
  const local = localName.toLowerCase()
  if (local.startsWith('on') || sending.has(local) || name.toLowerCase() === 'xml:base') return false
  if (local === 'name' && !mayBeNamed.includes(element.localName)) return false
  if (lists.has(local)) return value.split(',').every(one => isHarmless(one.trim().split(/\s+/)[0] ?? '', element))
  return !addresses.has(local) || isHarmless(value, element)
}

/** Links may lead out; what is fetched may not, nor may anything run. Data is let through for pictures alone. */
function isHarmless(address: string, element: Element): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
  const plain = address.replace(/[\u0000-\u0020]+/g, '').replaceAll('\\', '/')
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  const isLink = links.has(element.localName)
  if (protocol === undefined) return isLink || !plain.startsWith('//')
  if (protocol === 'http' || protocol === 'https' || protocol === 'mailto') return isLink || isOfBook(plain)
  return protocol === 'data' && ['img', 'image', 'source'].includes(element.localName) && /^data:image\//i.test(plain)
}

/** Our own addresses come back when a picture stands alone in the reading order. */
const isOfBook = (address: string): boolean =>
  typeof location !== 'undefined' && address.startsWith(`${location.origin}/`)

/** A style sheet may also ask to be fetched ahead, from anywhere. */
const styleRelation = (relation: string): string =>
  /\balternate\b/i.test(relation) ? 'alternate stylesheet' : 'stylesheet'

/** Addresses in styles that lead out of the book; those that are written in disguise meet the policy. */
const withoutAddresses = (css: string): string =>
  css
    .replace(/@import\s+(url\(\s*)?(['"]?)\s*([a-z][a-z0-9+.-]*:|\/\/)[^;]*;?/gi, '')
    .replace(
      /url\(\s*(['"]?)\s*(?!data:image\/|data:font\/|data:application\/)([a-z][a-z0-9+.-]*:|\/\/)[^)]*\)/gi,
      'none',
    )

/**
 * The policy that stands behind the frame of a chapter.
 * @param resources  the full address under which the files of the book stand, ending in a slash
 * @param fonts      the full address under which the fonts of the server stand, ending in a slash
 */
export function policyFor(resources: string, fonts: string): string {
  const [own, served] = [resources, fonts].map(address => address.replace(/[;,\s]/g, encodeURIComponent))
  return [
    "default-src 'none'",
    `img-src ${own} data: blob:`,
    `style-src ${own} 'unsafe-inline'`,
    `font-src ${own} ${served} data: blob:`,
    `media-src ${own} blob:`,
    "script-src 'none'",
    `base-uri ${own}`,
    "form-action 'none'",
    "object-src 'none'",
    "frame-src 'none'",
  ].join('; ')
}
