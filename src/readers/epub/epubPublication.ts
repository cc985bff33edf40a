import {
  decodeUriSafely,
  encodeEpubResourcePath,
  parseEpubResourceHref,
  removePathTraversal,
} from '../../api/urls/epubResourceUrls'
import type { Manifest, ManifestLink } from '../../generated/model.schemas'
import { toExternalLink } from '../links/externalLink'
import type { SpreadSide } from './layout/fixed/groupFixedPagesIntoSpreads'
import { findSpineItemOfCfi } from './locators/epubCfi'
import { findFirstIndexByBinarySearch } from './locators/findFirstIndexByBinarySearch'
import type { EpubManifestFile, EpubPackageData, EpubPackageSpineItem } from './package/epubPackageData'
import { normalizeAddress } from './sanitize/resolveEpubResourcePath'

/** Item of the reading order of an EPUB. Most items are chapters. */
export interface SpineItem {
  readonly index: number
  /** Path of the file inside the EPUB, without percent-encoding. */
  readonly path: string
  readonly type: string
  /** Side of a two-page spread on which the book places this item. Undefined if the book declares no side. */
  readonly side?: SpreadSide
  /** File to show instead of this item. Set only if the item needs scripts or has an unknown format. */
  readonly fallback?: EpubManifestFile
  /** Data about this item from the package document. Undefined until the package document is loaded. */
  readonly package?: EpubPackageSpineItem
}

export const getRenderedSpineItemPath = ({ path, fallback }: SpineItem): string => fallback?.path ?? path

/** Name of a list of places in an EPUB: its table of contents, its landmarks or its printed pages. */
export type ContentsListName = 'toc' | 'landmarks' | 'pageList'

/** Entry of the table of contents, of the landmarks or of the list of print pages. */
export interface TocEntry {
  readonly title: string
  readonly path: string
  /**
   * Id of the element to which the entry leads, or a CFI that starts with `epubcfi(`. Empty if the entry leads to the
   * start of the file.
   */
  readonly fragment: string
  /** Nesting level. The top level is 0. */
  readonly depth: number
}

/**
 * Data of an EPUB from the Readium web publication manifest of the server. When the package document has loaded, the
 * data of the package document is added.
 */
export interface EpubPublication {
  readonly chapters: readonly SpineItem[]
  readonly toc: readonly TocEntry[]
  /** Whether the book contains a table of contents. If false, `toc` lists all chapters instead. */
  readonly hasTableOfContents: boolean
  readonly landmarks: readonly TocEntry[]
  readonly pageList: readonly TocEntry[]
  /**
   * Names of the lists that had more than {@link MAX_TOC_ENTRIES} entries. These lists contain only their first
   * entries.
   */
  readonly shortenedLists: ReadonlySet<ContentsListName>
  readonly direction: 'ltr' | 'rtl'
  /**
   * Whether `direction` may be wrong. True if books in the language of this book exist in both directions, or if the
   * letters of the text contradict the direction from the server. The package document contains the correct direction.
   */
  readonly isDirectionUncertain: boolean
  /** Whether all chapters of the book are fixed-layout pages. */
  readonly fixedLayout: boolean
  /** Whether at least one chapter of the book is a fixed-layout page. */
  readonly hasFixedPages: boolean
  /** BCP 47 language tag; empty if unknown. */
  readonly language: string
  /** Identifier of the book from the manifest. Empty if unknown. */
  readonly identifier: string
  /** Path of the EPUB 2 table of contents (NCX). Empty if the book has no NCX. */
  readonly ncxPath: string
  /** Media types of the files that are not in the reading order. */
  readonly resourceTypes: ReadonlySet<string>
  /** Data of the package document. Undefined until the package document is loaded. */
  readonly package?: EpubPackageData
}

const rtlLanguagePattern = /^(ar|arc|az-arab|ckb|dv|fa|he|iw|ks|ku-arab|ps|sd|ug|ur|yi)\b/i

/** Whether a language is written from right to left. */
export const isRtlLanguage = (language: string): boolean => rtlLanguagePattern.test(language)

/**
 * Whether books in a language may have pages in either direction. For example, Japanese books with vertical text have
 * pages from right to left, and books with horizontal text from left to right.
 */
const isLanguageOfBothDirections = (language: string): boolean => /^(ja|zh|yue|lzh|mn)\b/i.test(language)

/** Maximum number of entries in a table of contents. More entries would block the tab. */
export const MAX_TOC_ENTRIES = 10_000

/**
 * Converts a Readium manifest to an {@link EpubPublication}. Uses only the path of each file URL, because the host in
 * the URL may be wrong. If the manifest declares no reading direction, derives it from the language.
 */
export function parseReadiumManifest({
  readingOrder,
  resources,
  metadata,
  toc,
  landmarks,
  pageList,
}: Manifest): EpubPublication {
  const chapters = readingOrder.flatMap(link => {
    const resolved = parseEpubResourceHref(link.href)
    const side = spreadSideOf(link)
    return resolved ? [{ path: resolved.path, type: link.type ?? 'application/xhtml+xml', ...(side && { side }) }] : []
  })
  const spine = chapters.map(({ path }, at) => ({ path, cfiStep: (at + 1) * 2 }))
  const shortenedLists = new Set<ContentsListName>()
  const flatten = (list: ContentsListName, links: readonly ManifestLink[]) => {
    const entries = flattenLinks(links)
    if (entries.length > MAX_TOC_ENTRIES) shortenedLists.add(list)
    return entries.slice(0, MAX_TOC_ENTRIES).map(entry => resolveCfiEntry(entry, spine))
  }
  const { readingProgression, language } = metadata
  const isRightToLeft = readingProgression === 'rtl' || (readingProgression !== 'ltr' && isRtlLanguage(language ?? ''))
  return {
    chapters: chapters.map((chapter, index) => ({ ...chapter, index })),
    toc: flatten('toc', toc.length > 0 ? toc : readingOrder.map(link => ({ ...link, children: [] }))),
    hasTableOfContents: toc.length > 0,
    landmarks: flatten('landmarks', landmarks),
    pageList: flatten('pageList', pageList),
    shortenedLists,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    isDirectionUncertain: isLanguageOfBothDirections(language ?? ''),
    fixedLayout: metadata.rendition?.layout === 'fixed',
    hasFixedPages: metadata.rendition?.layout === 'fixed',
    language: language ?? '',
    identifier: metadata.identifier ?? '',
    resourceTypes: new Set(resources.flatMap(({ type }) => type ?? [])),
    ncxPath: parseEpubResourceHref(resources.find(({ type }) => type === 'application/x-dtbncx+xml')?.href)?.path ?? '',
  }
}

/**
 * Determines the target of a link in a chapter.
 * @param fromPath path of the chapter
 * @returns `path` and `fragment` for a target in the book. `outside` for a mailto URL, and for an http or https URL of
 *   another website. Undefined for all other links, for example an absolute path or a URL of the server.
 */
export function resolveChapterLink(
  href: string,
  fromPath: string,
): { path: string; fragment: string } | { outside: string } | undefined {
  const base = `epub://book/${encodeEpubResourcePath(fromPath)}`
  if (!URL.canParse(href, base)) return undefined
  if (startsAtRoot(href)) return undefined
  const url = new URL(href, base)
  const bookTarget = /^https?:$/.test(url.protocol) ? parseEpubResourceHref(url.href) : undefined
  if (url.protocol !== 'epub:') return bookTarget ?? toExternalLink(url.href)
  return { path: removePathTraversal(decodeUriSafely(url.pathname)), fragment: decodeUriSafely(url.hash.slice(1)) }
}

/**
 * Whether a URL starts with a slash or with the scheme `epub:`. These URLs are not allowed in books.
 * {@link resolveChapterLink} uses the scheme `epub:` internally.
 */
const startsAtRoot = (href: string): boolean => /^(?:[/\\]|epub:)/i.test(normalizeAddress(href))

/**
 * Returns the table-of-contents entry that contains the visible page. This is the last entry whose target is on the
 * visible page or before it.
 * @param chapter  index of the visible chapter
 * @param isReached  returns whether the target with the given id or CFI is on the visible page or before it
 */
export function findCurrentTocEntry(
  entries: readonly TocEntry[],
  chapters: readonly SpineItem[],
  chapter: number,
  isReached: (fragment: string) => boolean = () => true,
): TocEntry | undefined {
  const indexOf = new Map(chapters.map(({ path, index }) => [path, index]))
  const chapterOf = ({ path }: TocEntry) => indexOf.get(path) ?? Number.POSITIVE_INFINITY
  const isEntryReached = (entry: TocEntry) =>
    chapterOf(entry) < chapter || (chapterOf(entry) === chapter && (entry.fragment === '' || isReached(entry.fragment)))
  const inChapter = entries.filter(entry => chapterOf(entry) === chapter)
  if (inChapter.length <= MAX_COMPARED_ENTRIES) return entries.findLast(isEntryReached)
  const firstAhead = findFirstIndexByBinarySearch(inChapter.length, at => !isEntryReached(inChapter[at] as TocEntry))
  return inChapter[firstAhead - 1] ?? entries.findLast(entry => chapterOf(entry) < chapter)
}

/**
 * If a chapter has at most this number of entries in the table of contents, each entry is compared with the visible
 * page. A comparison can take milliseconds, so a larger number of entries is searched by binary search. Binary search
 * is correct only if the entries have the same order as the text.
 */
const MAX_COMPARED_ENTRIES = 300

/**
 * Finds the chapter of a table-of-contents entry whose target is a CFI. Returns the entry with the path of this
 * chapter. Returns all other entries unchanged.
 */
function resolveCfiEntry(entry: TocEntry, spine: readonly { path: string; cfiStep: number }[]): TocEntry {
  const chapter = findSpineItemOfCfi(entry.fragment, spine)
  return chapter ? { ...entry, path: chapter.path } : entry
}

const spreadSideOf = ({ properties }: ManifestLink): SpreadSide | undefined =>
  (['left', 'right', 'center'] as const).find(side => side === properties?.page)

function flattenLinks(links: readonly ManifestLink[], depth = 0): TocEntry[] {
  return links.flatMap(({ title, href, children = [] }) => {
    const resolved = parseEpubResourceHref(href)
    const descendants = flattenLinks(children, depth + 1)
    const target = resolved ?? descendants[0]
    if (!target) return descendants
    return [{ title: title?.trim() ?? '', path: target.path, fragment: target.fragment, depth }, ...descendants]
  })
}
