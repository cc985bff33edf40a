import { getEpubType } from '../../sanitize/getEpubType'

/**
 * Types of structures that the user can skip (EPUB 3.3, skippability of media overlays). The reader uses these types
 * both for recorded narration and for synthetic voices.
 */
export const skippableStructureTypes: ReadonlySet<string> = new Set([
  'annotation',
  'endnote',
  'endnotes',
  'footnote',
  'footnotes',
  'marginalia',
  'note',
  'noteref',
  'pagebreak',
  'practice',
  'rearnote',
  'rearnotes',
  'sidebar',
])

/**
 * Types of structures that the user can leave before their end (EPUB 3.3, escapability of media overlays). The reader
 * uses these types both for recorded narration and for synthetic voices.
 */
export const escapableStructureTypes: ReadonlySet<string> = new Set([
  'aside',
  'figure',
  'glossary',
  'help',
  'index',
  'list',
  'list-item',
  'table',
  'table-cell',
  'table-row',
  'toc',
])

/**
 * Selects all elements with an attribute that can contain structure types (see {@link getStructureTypes}): `epub:type`
 * or `role`. Works in XML documents and in HTML documents.
 */
export const typedElementsSelector = '[*|type], [epub\\:type], [role]'

const PUBLISHING_ROLE_PREFIX = 'doc-'

/**
 * Returns the structure types of an element: the values of its `epub:type`, and its roles that start with `doc-`. The
 * prefix is removed, so `doc-footnote` becomes `footnote`. Other roles are ignored. For example, an element with the
 * ARIA role `note` may contain essential text that must not be skipped.
 */
export function getStructureTypes(element: Element): readonly string[] {
  const roles = splitAtSpaces(element.getAttribute('role') ?? '').filter(role =>
    role.startsWith(PUBLISHING_ROLE_PREFIX),
  )
  return [...splitAtSpaces(getEpubType(element)), ...roles.map(role => role.slice(PUBLISHING_ROLE_PREFIX.length))]
}

const splitAtSpaces = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)
