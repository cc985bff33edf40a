import type { SpreadSide } from '../layout/fixed/groupFixedPagesIntoSpreads'

/** Part of the file of an EPUB that is fetched in order to read the package document. */
export type EpubFetchExtent = 'beginning' | 'whole'

/**
 * Data that only the package document and the META-INF folder of an EPUB contain. The server gives no access to these
 * files.
 */
export interface EpubPackageData {
  /**
   * Unique identifier of the book without white space. Empty if unknown. The identifier is the key of obfuscated fonts.
   */
  readonly uniqueIdentifier: string
  /** True if an older version of Longbox has stored the data. Some properties may then be missing. */
  readonly isOutdated?: true
  /**
   * True if only the beginning of the EPUB was read. The list of obfuscated files and the labels of the table of contents
   * may then be missing.
   */
  readonly isIncomplete?: true
  /** Paths of the obfuscated files, usually fonts. */
  readonly obfuscatedPaths: readonly string[]
  /** Page direction that the book declares. Undefined if the book declares `default` or no direction. */
  readonly pageDirection?: 'ltr' | 'rtl'
  readonly titleDirection?: 'ltr' | 'rtl'
  /** For each name of a creator or contributor: the text direction that the book declares. */
  readonly creatorDirections: ReadonlyMap<string, 'ltr' | 'rtl'>
  /** Language that the book declares, as BCP 47 tag; may be empty. */
  readonly language: string
  /**
   * Alternative text or title of each table-of-contents link that contains no text. The key of a link is
   * `path#fragment`.
   */
  readonly contentsLabels: ReadonlyMap<string, string>
  /** Items of the spine in order, including non-linear items. */
  readonly spine: readonly EpubPackageSpineItem[]
  /**
   * For each file path: the fallback chain of the file. A chain contains the file and its fallbacks, in order of
   * preference.
   */
  readonly fallbacks: ReadonlyMap<string, readonly EpubManifestFile[]>
  /**
   * CSS classes that the book declares for narration: `active` for the narrated element, `playback` for the root
   * element.
   */
  readonly overlayClasses: { readonly active?: string; readonly playback?: string }
}

/**
 * Item of the spine in a package document. Properties that the item does not declare have the value that the book
 * declares for all items.
 */
export interface EpubPackageSpineItem {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  /** Step of the item in CFIs: 2 for the first item of the spine, 4 for the second item, and so on. */
  readonly cfiStep: number
  /** Id of the item in the spine; undefined if the item has no id. */
  readonly id?: string
  readonly mediaType: string
  readonly linear: boolean
  readonly layout: 'reflowable' | 'fixed'
  readonly flow: EpubRenditionFlow
  readonly spread: EpubRenditionSpread
  /** Side of the item in a two-page spread; undefined if the book declares no side. */
  readonly side?: SpreadSide
  /** Whether the book requests that the item is centered in the window. */
  readonly isCentered: boolean
  readonly hasScripts: boolean
  /** Media overlay of the item; undefined if the item has no overlay. */
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
 * Setting of the book for showing two fixed-layout pages side by side. `none`: never. `landscape`: only in landscape
 * windows. `both`: always. `auto`: the reader decides.
 */
export type EpubRenditionSpread = 'auto' | 'none' | 'landscape' | 'both'
