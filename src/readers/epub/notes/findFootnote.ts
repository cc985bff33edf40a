const opsNamespace = 'http://www.idpf.org/2007/ops'
const note = /\b(footnote|endnote|rearnote|note|doc-footnote|doc-endnote)\b/
const reference = /\b(noteref|doc-noteref)\b/
const back = /\b(backlink|doc-backlink)\b/

/** More text than this is a chapter to go to, not a note to glance at. */
const longest = 4_000
const inline = 'a, span, sup, sub, b, i, em, strong, small, cite, dfn, ins'
const blocks = 'aside, li, dd, p, td, blockquote, section, div, body'

/**
 * The note that a link refers to, when it does: it says so, the note says so, or it is a mere number and the note links
 * back to it.
 * @param target  what the link leads to
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

/** What an element says it is, as EPUB or as ARIA. */
const typesOf = (element: Element): string =>
  [
    element.getAttributeNS(opsNamespace, 'type') ?? element.getAttribute('epub:type'),
    element.getAttribute('role'),
  ].join(' ')

/** A note's number or sign, as it stands in the text. */
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

/** The whole note that an anchor stands in. */
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
