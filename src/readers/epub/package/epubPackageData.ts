import type { SpreadSide } from '../layout/fixed/groupFixedPagesIntoSpreads'

/** Part of the EPUB file that is fetched to read the package document. */
export type EpubFetchExtent = 'beginning' | 'whole'

/**
 * Data from the package document, the META-INF folder and the navigation document of an EPUB. The server gives no
 * access to the package document and the META-INF folder.
 */
export interface EpubPackageData {
  /**
   * Unique identifier of the book. White space in the identifier is removed. Empty if unknown. The keys of obfuscated
   * fonts are computed from this identifier.
   */
  readonly uniqueIdentifier: string
  /** True if an older version of Longbox has stored the data. Some properties may then be empty. */
  readonly isOutdated?: true
  /**
   * True if only the beginning of the EPUB was read. The list of obfuscated files and the labels of the table of
   * contents may then be empty.
   */
  readonly isIncomplete?: true
  /** Paths of the obfuscated files, usually fonts. */
  readonly obfuscatedPaths: readonly string[]
  /** Page direction that the book declares. Undefined if the book declares `default` or no direction. */
  readonly pageDirection?: 'ltr' | 'rtl'
  readonly titleDirection?: 'ltr' | 'rtl'
  /** Maps names of creators and contributors to the text direction that the book declares. */
  readonly creatorDirections: ReadonlyMap<string, 'ltr' | 'rtl'>
  /** Language that the book declares, as BCP 47 tag. May be empty. */
  readonly language: string
  /**
   * Labels of the table-of-contents links that contain no text. A label is the alternative text of the image in the
   * link, or the title of the link or of the image. The key of a link is `path#fragment`.
   */
  readonly contentsLabels: ReadonlyMap<string, string>
  /** Items of the spine in order, including non-linear items. */
  readonly spine: readonly EpubPackageSpineItem[]
  /** Maps file paths to fallback chains. A chain contains the file and its fallbacks, in order of preference. */
  readonly fallbacks: ReadonlyMap<string, readonly EpubManifestFile[]>
  /**
   * CSS classes that the book declares for reading aloud. `active` is for the narrated element. `playback` is for the
   * root element of the chapter.
   */
  readonly overlayClasses: { readonly active?: string; readonly playback?: string }
}

/**
 * Item of the spine in a package document. If the item does not declare `layout`, `flow` or `spread`, the value of the
 * whole book applies.
 */
export interface EpubPackageSpineItem {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  /** Step number of the item in CFIs. The first item of the spine has the number 2, the second item 4, and so on. */
  readonly cfiStep: number
  /** Id of the item in the spine. Undefined if the item has no id. */
  readonly id?: string
  readonly mediaType: string
  readonly linear: boolean
  readonly layout: 'reflowable' | 'fixed'
  readonly flow: EpubRenditionFlow
  readonly spread: EpubRenditionSpread
  /** Side of the item in a two-page spread. Undefined if the book declares no side. */
  readonly side?: SpreadSide
  /** Whether the book requests that the item is centered in the window. */
  readonly isCentered: boolean
  readonly hasScripts: boolean
  /** Media overlay of the item. Undefined if the item has no overlay. */
  readonly overlay?: { readonly path: string; readonly durationSeconds?: number }
}

/** File in the manifest of a package document. */
export interface EpubManifestFile {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly mediaType: string
}

export type EpubRenditionFlow = 'auto' | 'paginated' | 'scrolled-doc' | 'scrolled-continuous'
/**
 * Setting of the book that decides when two fixed-layout pages are shown side by side. `none`: never. `landscape`: only
 * in landscape windows. `both`: always. `auto`: the reader decides.
 */
export type EpubRenditionSpread = 'auto' | 'none' | 'landscape' | 'both'
