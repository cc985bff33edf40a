import { confinedPath, decodePath, encodePath, pathOfHref } from '../../api/urls/resources'
import type { Manifest, ManifestLink } from '../../generated/model.schemas'
import type { SpreadSide } from './layout/fixedSpreads'

/** A file of the reading order. */
export interface SpineItem {
  readonly index: number
  /** Path inside the EPUB, not percent-encoded, as in positions and locators. */
  readonly path: string
  readonly type: string
  /** Where it wants to lie when two lie beside each other, where the manifest says it. */
  readonly side?: SpreadSide
}

/** A line of a list of contents. */
export interface TocEntry {
  /** Empty when the book has no name for it. */
  readonly title: string
  readonly path: string
  readonly fragment: string
  /** How deep it lies, from 0. */
  readonly depth: number
}

/** What the reader needs to know of an EPUB. */
export interface Publication {
  readonly chapters: readonly SpineItem[]
  readonly toc: readonly TocEntry[]
  readonly landmarks: readonly TocEntry[]
  readonly pageList: readonly TocEntry[]
  readonly direction: 'ltr' | 'rtl'
  readonly fixedLayout: boolean
  /** Of the text, as a tag; empty when unknown. */
  readonly language: string
  /** By which the server knows it; empty when unknown. */
  readonly identifier: string
  /** The path of a list of contents as EPUB 2 has it; empty when there is none. */
  readonly oldContents: string
}

const rtlLanguages = /^(ar|arc|az-arab|ckb|dv|fa|he|iw|ks|ku-arab|ps|sd|ug|ur|yi)\b/i

/** Whether a language is written from right to left. */
const isRtl = (language: string): boolean => rtlLanguages.test(language)

/** Reads a manifest. Its addresses may name another host than the one the client came from: only the paths inside count. */
export function parsePublication({
  readingOrder,
  resources,
  metadata,
  toc,
  landmarks,
  pageList,
}: Manifest): Publication {
  const chapters = readingOrder.flatMap(link => {
    const place = pathOfHref(link.href)
    const side = sideOf(link)
    return place ? [{ path: place.path, type: link.type ?? 'application/xhtml+xml', ...(side && { side }) }] : []
  })
  const { readingProgression, language } = metadata
  const rtl = readingProgression === 'rtl' || (readingProgression !== 'ltr' && isRtl(language ?? ''))
  return {
    chapters: chapters.map((chapter, index) => ({ ...chapter, index })),
    toc: toc.length > 0 ? flat(toc) : flat(readingOrder.map(link => ({ ...link, children: [] }))),
    landmarks: flat(landmarks),
    pageList: flat(pageList),
    direction: rtl ? 'rtl' : 'ltr',
    fixedLayout: metadata.rendition?.layout === 'fixed',
    language: language ?? '',
    identifier: metadata.identifier ?? '',
    oldContents: pathOfHref(resources.find(({ type }) => type === 'application/x-dtbncx+xml')?.href)?.path ?? '',
  }
}

/**
 * Where a link inside a chapter leads.
 * @param from  path of the chapter that holds the link
 * @returns a place in the book, or the address outside of it when it may be opened, or undefined
 */
export function linkTargetOf(
  href: string,
  from: string,
): { path: string; fragment: string } | { outside: string } | undefined {
  const base = `epub://book/${encodePath(from)}`
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  if (['http:', 'https:', 'mailto:'].includes(url.protocol)) {
    const inside = pathOfHref(url.href)
    // A link to another address of our server would be followed with the session of the reader.
    const isOurs = typeof location !== 'undefined' && url.host === location.host
    return inside ?? (isOurs ? undefined : { outside: url.href })
  }
  if (url.protocol !== 'epub:') return undefined
  return { path: confinedPath(decodePath(url.pathname)), fragment: decodePath(url.hash.slice(1)) }
}

/** The entry of the contents that a chapter belongs to: the last one at or before it. */
export function tocEntryAt(
  entries: readonly TocEntry[],
  chapters: readonly SpineItem[],
  chapter: number,
  reached: (fragment: string) => boolean = () => true,
): TocEntry | undefined {
  const indexOf = new Map(chapters.map(({ path, index }) => [path, index]))
  return entries.findLast(({ path, fragment }) => {
    const index = indexOf.get(path)
    if (index === undefined) return false
    return index < chapter || (index === chapter && (fragment === '' || reached(fragment)))
  })
}

const sideOf = ({ properties }: ManifestLink): SpreadSide | undefined =>
  (['left', 'right', 'center'] as const).find(side => side === properties?.page)

function flat(links: readonly ManifestLink[], depth = 0): TocEntry[] {
  return links.flatMap(({ title, href, children = [] }) => {
    const place = pathOfHref(href)
    const below = flat(children, depth + 1)
    const target = place ?? below[0]
    if (!target) return below
    return [{ title: title?.trim() ?? '', path: target.path, fragment: target.fragment, depth }, ...below]
  })
}
