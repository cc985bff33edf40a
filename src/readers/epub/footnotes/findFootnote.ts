import { getEpubType } from '../sanitize/getEpubType'

const FOOTNOTE_TYPES = /\b(footnote|endnote|rearnote|note|doc-footnote|doc-endnote)\b/
const NOTE_REFERENCE_TYPES = /\b(noteref|doc-noteref)\b/
const BACKLINK_TYPES = /\b(backlink|doc-backlink)\b/

/**
 * Maximum number of characters of a footnote. If a link leads to a longer text, the reader does not show this text as a
 * footnote.
 */
const MAX_FOOTNOTE_CHARS = 4_000
const INLINE_ELEMENTS_SELECTOR = 'a, span, sup, sub, b, i, em, strong, small, cite, dfn, ins'
const BLOCK_ELEMENTS_SELECTOR = 'aside, li, dd, p, td, blockquote, section, div, body'

/**
 * Returns the footnote to which a link leads. A link leads to a footnote if the link or the target has an `epub:type`
 * or role for footnotes. Without such a type or role, the text of the link must look like a reference mark, and the
 * target must contain a backlink to this link. Exceptions: a link that is marked as a backlink does not lead to a
 * footnote, and a block element that contains the link or more than {@link MAX_FOOTNOTE_CHARS} characters is not a
 * footnote.
 * @param target element to which the link leads
 * @returns the block element of the footnote, or undefined if the target is not a footnote
 */
export function findFootnote(link: Element, target: Element): Element | undefined {
  const footnote = footnoteBlockOf(target)
  if (!footnote || footnote.localName === 'body' || (footnote.textContent?.length ?? 0) > MAX_FOOTNOTE_CHARS)
    return undefined
  if (footnote.contains(link)) return undefined
  const linkTypes = typesAndRolesAroundLink(link)
  if (BACKLINK_TYPES.test(linkTypes)) return undefined
  if (NOTE_REFERENCE_TYPES.test(linkTypes)) return footnote
  const typedElement = footnote.closest('[*|type], [role]')
  if (typedElement && FOOTNOTE_TYPES.test(getEpubTypeAndRole(typedElement))) return footnote
  if (!isReferenceMark(link)) return undefined
  return hasBacklinkTo(footnote, link) ? footnote : undefined
}

/** Returns the `epub:type` and the ARIA role of an element, separated by a space. */
const getEpubTypeAndRole = (element: Element): string => [getEpubType(element), element.getAttribute('role')].join(' ')

/**
 * Returns the types and roles of a link and of the inline elements around the link. Stops at the first block element.
 */
function typesAndRolesAroundLink(link: Element): string {
  const types = [getEpubTypeAndRole(link)]
  for (let parent = link.parentElement; parent?.matches(INLINE_ELEMENTS_SELECTOR); parent = parent.parentElement)
    types.push(getEpubTypeAndRole(parent))
  return types.join(' ')
}

/**
 * Whether the text of a link looks like a reference mark. Reference marks are numbers, single letters, Roman numerals,
 * signs such as `*`, and short superscript texts.
 */
function isReferenceMark(link: Element): boolean {
  const text = link.textContent?.trim() ?? ''
  if (/^[[({]?(\d{1,4}|[a-z]|[ivxlc]{1,6}|[*†‡§¶‖#]{1,4})[\])}.]?$/i.test(text)) return true
  return text.length <= 8 && link.closest('sup') !== null
}

function hasBacklinkTo(footnote: Element, link: Element): boolean {
  const linkIds = new Set<string>()
  for (
    let element: Element | null = link;
    element && !element.matches('p, li, td, div, body');
    element = element.parentElement
  ) {
    for (const id of [element.id, element.getAttribute('name')]) if (id) linkIds.add(id)
  }
  for (const descendant of link.querySelectorAll('[id]')) linkIds.add(descendant.id)
  return [...footnote.querySelectorAll('a[href*="#"]')].some(({ attributes }) => {
    const fragment = attributes.getNamedItem('href')?.value.split('#')[1]
    return fragment !== undefined && linkIds.has(decodeFragment(fragment))
  })
}

/**
 * Returns the block element of a footnote. This is usually `target` itself. If `target` is inline or empty and has no
 * type or role of a footnote, returns the closest block around `target`. For a `dt` element, returns the element after
 * the `dt`.
 */
function footnoteBlockOf(target: Element): Element | undefined {
  if (target.localName === 'dt') return target.nextElementSibling ?? undefined
  if (FOOTNOTE_TYPES.test(getEpubTypeAndRole(target))) return target
  const isAnchor = target.matches(INLINE_ELEMENTS_SELECTOR) || target.textContent?.trim() === ''
  return (isAnchor ? target.parentElement?.closest(BLOCK_ELEMENTS_SELECTOR) : target) ?? undefined
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
