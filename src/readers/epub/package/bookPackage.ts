import type { SpreadSide } from '../layout/fixed/groupPagesIntoSpreads'

/** Data that only the package document and META-INF of an EPUB contain. The server does not serve these files. */
export interface BookPackage {
  /** Unique identifier without white space; empty if unknown. It is the key of obfuscated fonts. */
  readonly uniqueIdentifier: string
  /** Paths of the obfuscated files. */
  readonly obfuscatedPaths: readonly string[]
  /** Declared direction of the pages; undefined for `default` or without a declaration. */
  readonly pageDirection?: 'ltr' | 'rtl'
  /** Declared direction of the title. */
  readonly titleDirection?: 'ltr' | 'rtl'
  /** Declared directions of the names of creators and contributors, by name. */
  readonly creatorDirections: ReadonlyMap<string, 'ltr' | 'rtl'>
  /** Declared language of the book, BCP 47; may be empty. */
  readonly language: string
  /** Labels of table-of-contents entries without text, by `path#fragment`. */
  readonly contentsLabels: ReadonlyMap<string, string>
  /** Items of the spine in order, including non-linear items. */
  readonly spine: readonly PackageSpineItem[]
  /**
   * Files with fallbacks, by path. Each list starts with the file itself, then has its fallbacks in order of
   * preference.
   */
  readonly fallbacks: ReadonlyMap<string, readonly PackageFile[]>
  /** Classes during the playback of a media overlay: for the active element, and for the document. */
  readonly overlayClasses: { readonly active?: string; readonly playback?: string }
}

/** Item of the spine in a package document. Includes the defaults of the book. */
export interface PackageSpineItem {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly mediaType: string
  readonly linear: boolean
  readonly layout: 'reflowable' | 'fixed'
  readonly flow: EpubFlow
  readonly spread: EpubSpread
  /** Declared side in a two-page spread; undefined if not declared. */
  readonly side?: SpreadSide
  /** Whether the text is centred in the window. */
  readonly isCentered: boolean
  readonly hasScripts: boolean
  /** Media overlay of the item; undefined without an overlay. */
  readonly overlay?: { readonly path: string; readonly durationSeconds?: number }
}

/** File in the manifest of a package document. */
export interface PackageFile {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly mediaType: string
}

export type EpubFlow = 'auto' | 'paginated' | 'scrolled-doc' | 'scrolled-continuous'
/** Declares when fixed pages form pairs. */
export type EpubSpread = 'auto' | 'none' | 'landscape' | 'both'
