import type { AudioClip } from '../../../../machines/readAloudChapter'
import { parseEpubXmlFile } from '../../package/parseEpubXmlFile'
import { parseSmilClockValue } from '../../package/parseSmilClockValue'
import { resolveEpubResourcePath } from '../../sanitize/resolveEpubResourcePath'
import {
  escapableStructureTypes,
  getStructureTypes,
  skippableStructureTypes,
} from '../sentences/narratedStructureTypes'

/** Item of a media overlay: an element of a chapter with its audio clip. */
export interface MediaOverlayItem {
  /** Path of the chapter and id of the narrated element. An empty id stands for the whole chapter. */
  readonly text: { readonly path: string; readonly fragment: string }
  /** Audio clip of the item. Undefined if a voice must read the text of the item. */
  readonly clip?: AudioClip
  /**
   * Whether the item belongs to a structure that the user can exclude from the narration, such as a note or page
   * number.
   */
  readonly isSkippable: boolean
  /**
   * Index of the item at which the narration continues if the user leaves the structure around this item. A structure
   * is, for example, a table. For nested structures, the innermost structure counts. Undefined if the item is in no
   * escapable structure.
   */
  readonly escapeTo?: number
}

const MAX_ITEMS = 20_000

/**
 * Structure such as a table that the user may leave during narration ("escapable structure" in EPUB 3.3). `end` is the
 * index of the first item after the structure.
 */
interface EscapableStructure {
  end: number
}

/**
 * Properties that an element of a media overlay passes to its child elements. `isSkippable`: whether the user can skip
 * the child elements. `innermost`: the innermost escapable structure around the child elements.
 */
interface OverlayContext {
  readonly isSkippable: boolean
  readonly innermost?: EscapableStructure
}

/**
 * Parses a media overlay (SMIL). The run time is proportional to the length of the overlay.
 * @param path path of the overlay. References in the overlay are relative to this path.
 * @returns the items in order. Empty for a file that cannot be parsed or exceeds a limit.
 */
export function parseMediaOverlay(text: string, path: string): readonly MediaOverlayItem[] {
  const body = parseEpubXmlFile(text)?.getElementsByTagNameNS('*', 'body')[0]
  const found: { item: MediaOverlayItem; innermost: EscapableStructure | undefined }[] = []
  // The recursion cannot exceed the call stack, because `parseEpubXmlFile` limits the nesting depth.
  const visit = (element: Element, outer: OverlayContext) => {
    if (found.length === MAX_ITEMS) return
    const types = getStructureTypes(element)
    const isEscapable = types.some(type => escapableStructureTypes.has(type))
    const own = isEscapable ? { end: 0 } : undefined
    const isSkippable = outer.isSkippable || types.some(type => skippableStructureTypes.has(type))
    const innermost = own ?? outer.innermost
    const item = element.localName === 'par' ? itemOf(element, path, isSkippable) : undefined
    if (item) found.push({ item, innermost })
    for (const child of element.children) visit(child, { isSkippable, ...(innermost && { innermost }) })
    if (own) own.end = found.length
  }
  if (body) visit(body, { isSkippable: false })
  return found.map(({ item, innermost }) => ({ ...item, ...(innermost && { escapeTo: innermost.end }) }))
}

function itemOf(par: Element, overlayPath: string, isSkippable: boolean): MediaOverlayItem | undefined {
  const source = childOf(par, 'text')?.getAttribute('src') ?? ''
  const text = resolveEpubResourcePath(source, overlayPath)
  if (!text) return undefined
  const clip = clipOf(childOf(par, 'audio'), overlayPath)
  return { text, isSkippable, ...(clip && { clip }) }
}

/** Returns the clip of an audio element. Undefined for an empty clip or a file outside of the book. */
function clipOf(audio: Element | undefined, overlayPath: string): AudioClip | undefined {
  const file = resolveEpubResourcePath(audio?.getAttribute('src') ?? '', overlayPath)
  if (!audio || !file) return undefined
  const beginSeconds = parseSmilClockValue(audio.getAttribute('clipBegin') ?? '') ?? 0
  const endSeconds = parseSmilClockValue(audio.getAttribute('clipEnd') ?? '')
  if (endSeconds !== undefined && endSeconds <= beginSeconds) return undefined
  return { path: file.path, beginSeconds, ...(endSeconds !== undefined && { endSeconds }) }
}

const childOf = (parent: Element, name: string): Element | undefined =>
  [...parent.children].find(child => child.localName === name)
