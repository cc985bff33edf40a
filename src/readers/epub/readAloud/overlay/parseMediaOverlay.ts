import type { AudioClip } from '../../../../machines/readAloudMachine'
import { parseClockValue } from '../../package/parseClockValue'
import { parseXml } from '../../package/parseXml'
import { resolveBookPath } from '../../sanitize/resolveBookPath'

/** Item of a media overlay: an element of a chapter with its audio clip. */
export interface OverlayItem {
  /** Path of the chapter and id of the element. The id is empty for the whole chapter. */
  readonly text: { readonly path: string; readonly fragment: string }
  /** Audio clip; undefined if a voice must read the text. */
  readonly clip?: AudioClip
  /** Whether the user can skip the item, for example a page number. */
  readonly isSkippable: boolean
  /**
   * Index of the first item after the table, figure or other structure around this item. Undefined outside of such a
   * structure.
   */
  readonly escapeTo?: number
}

/** Maximum number of items in a media overlay. */
const MAX_ITEMS = 20_000

const skippableTypes: ReadonlySet<string> = new Set([
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
const escapableTypes: ReadonlySet<string> = new Set([
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
 * Parses a media overlay (SMIL).
 * @param path  path of the overlay, the base of its references
 * @returns the items in order; empty for an invalid file or a file that exceeds a limit
 */
export function parseMediaOverlay(text: string, path: string): readonly OverlayItem[] {
  const body = parseXml(text)?.getElementsByTagNameNS('*', 'body')[0]
  if (!body) return []
  const pars = [...body.getElementsByTagNameNS('*', 'par')].slice(0, MAX_ITEMS)
  const items = pars.flatMap(par => itemOf(par, path) ?? [])
  const structures = items.map(({ par }) => ancestorsOf(par).filter(element => hasType(element, escapableTypes)))
  const ends = new Map<Element, number>()
  for (const [index, elements] of structures.entries()) for (const element of elements) ends.set(element, index + 1)
  return items.map(({ item }, index) => {
    const [innermost] = structures[index] ?? []
    const escapeTo = innermost && ends.get(innermost)
    return { ...item, ...(escapeTo !== undefined && { escapeTo }) }
  })
}

function itemOf(par: Element, overlayPath: string): { par: Element; item: OverlayItem } | undefined {
  const source = childOf(par, 'text')?.getAttribute('src') ?? ''
  const text = resolveBookPath(source, overlayPath)
  if (!text) return undefined
  const clip = clipOf(childOf(par, 'audio'), overlayPath)
  const isSkippable = ancestorsOf(par).some(element => hasType(element, skippableTypes))
  return { par, item: { text, isSkippable, ...(clip && { clip }) } }
}

/** Returns the clip of an audio element; undefined for an empty clip or a file outside of the book. */
function clipOf(audio: Element | undefined, overlayPath: string): AudioClip | undefined {
  const file = resolveBookPath(audio?.getAttribute('src') ?? '', overlayPath)
  if (!audio || !file) return undefined
  const beginSeconds = parseClockValue(audio.getAttribute('clipBegin') ?? '') ?? 0
  const endSeconds = parseClockValue(audio.getAttribute('clipEnd') ?? '')
  if (endSeconds !== undefined && endSeconds <= beginSeconds) return undefined
  return { path: file.path, beginSeconds, ...(endSeconds !== undefined && { endSeconds }) }
}

/** Returns an element and its ancestors, the innermost first. */
function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at)
  return ancestors
}

const EPUB_NAMESPACE = 'http://www.idpf.org/2007/ops'

const hasType = (element: Element, types: ReadonlySet<string>): boolean =>
  (element.getAttributeNS(EPUB_NAMESPACE, 'type') ?? element.getAttribute('epub:type') ?? '')
    .split(/\s+/)
    .some(type => types.has(type))

const childOf = (parent: Element, name: string): Element | undefined =>
  [...parent.children].find(child => child.localName === name)
