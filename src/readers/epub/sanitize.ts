/**
 * What may not be in a chapter: whatever runs, embeds, asks elsewhere or sends. The frame runs no scripts and a policy
 * forbids the rest; this is the first of three walls.
 */
const forbidden = [
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'base',
  'template',
  'meta[http-equiv]',
  'link:not([rel~="stylesheet" i])',
  'set',
  'animate[attributeName$="href" i]',
].join(', ')

/** Attributes that hold an address. */
const addresses = ['href', 'src', 'xlink:href', 'action', 'formaction', 'poster', 'data', 'cite', 'background']
const sending = ['ping', 'formaction', 'action', 'manifest', 'target', 'srcdoc', 'autofocus']

/** Takes everything out of a chapter that could run, embed or send; changes the document that it is given. */
export function sanitize(chapter: Document): void {
  for (const element of chapter.querySelectorAll(forbidden)) element.remove()
  for (const element of chapter.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const lower = name.toLowerCase()
      const runs = lower.startsWith('on') || sending.includes(lower)
      const leads = addresses.includes(lower) && !isHarmless(value, element.localName, lower)
      if (runs || leads) element.removeAttribute(name)
    }
  }
  for (const node of [...chapter.childNodes]) {
    if (node.nodeType === Node.PROCESSING_INSTRUCTION_NODE) node.remove()
  }
}

/** Addresses that run something are cut out; data is let through for pictures alone. */
function isHarmless(address: string, element: string, attribute: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside a protocol
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]+/g, ''))?.[1]?.toLowerCase()
  if (protocol === undefined || protocol === 'http' || protocol === 'https' || protocol === 'mailto') return true
  return protocol === 'data' && ['img', 'image', 'source'].includes(element) && attribute !== 'action'
}

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
