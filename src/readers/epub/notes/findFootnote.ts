const opsNamespace = 'http://www.idpf.org/2007/ops'
const note = /\b(footnote|endnote|rearnote|note|doc-footnote|doc-endnote)\b/
const reference = /\b(noteref|doc-noteref)\b/
const back = /\b(backlink|doc-backlink)\b/

/** Maximum text length of a footnote, in characters. Longer targets are treated as chapters. */
const longest = 4_000
const inline = 'a, span, sup, sub, b, i, em, strong, small, cite, dfn, ins'
const blocks = 'aside, li, dd, p, td, blockquote, section, div, body'

/**
 * Returns the footnote that a link refers to. A link is a footnote reference when it has the EPUB type or ARIA role of one, or when its
 * text is only a number or sign and the target has the type of a footnote or links back.
 * @param target  element with the id of the link
 * @returns the block element of the footnote; undefined for other links
 */
export function findFootnote(link: Element, target: Element): Element | undefined {
  const found = blockOf(target)
  if (!found || found.localName === 'body' || (found.textContent?.length ?? 0) > longest) return undefined
  if (found.contains(link) || back.test(typesOf(link))) return undefined
  if (reference.test(typesOf(link))) return found
  if (!isMark(link)) return undefined
  const says = found.closest('[*|type], [role]')
  if (says && note.test(typesOf(says))) return found
  return linksBack(found, link) ? found : undefined
}

/** Returns the `epub:type` and the ARIA role of an element, separated by a space. */
const typesOf = (element: Element): string =>
  [
    element.getAttributeNS(opsNamespace, 'type') ?? element.getAttribute('epub:type'),
    element.getAttribute('role'),
  ].join(' ')

/** Whether the text of a link is a typical reference mark: a number, letter or sign, or short superscript text. */
function isMark(link: Element): boolean {
  const text = link.textContent?.trim() ?? ''
  if (/^[[({]?(\d{1,4}|[a-z]|[ivxlc]{1,6}|[*†‡§¶‖#]{1,4})[\])}.]?$/i.test(text)) return true
  return text.length <= 8 && link.closest('sup') !== null
}

function linksBack(found: Element, link: Element): boolean {
  const names = new Set<string>()
  for (let at: Element | null = link; at && !at.matches('p, li, td, div, body'); at = at.parentElement) {
    for (const name of [at.id, at.getAttribute('name')]) if (name) names.add(name)
  }
  for (const inside of link.querySelectorAll('[id]')) names.add(inside.id)
  return [...found.querySelectorAll('a[href*="#"]')].some(({ attributes }) => {
    const fragment = attributes.getNamedItem('href')?.value.split('#')[1]
    return fragment !== undefined && names.has(decoded(fragment))
  })
}

/** Returns the block element that contains an anchor: the target itself unless it is inline, empty or a `dt`. */
function blockOf(target: Element): Element | undefined {
  if (target.localName === 'dt') return target.nextElementSibling ?? undefined
  const isAnchor = target.matches(inline) || target.textContent?.trim() === ''
  return (isAnchor ? target.parentElement?.closest(blocks) : target) ?? undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
