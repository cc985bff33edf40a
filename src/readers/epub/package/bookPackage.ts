import type { SpreadSide } from '../layout/fixed/groupPagesIntoSpreads'

/** Information that only the package document and META-INF of an EPUB contain. The server does not serve these files. */
export interface BookPackage {
  /** Unique identifier without white space, which is the key of obfuscated fonts; empty when there is none. */
  readonly uniqueIdentifier: string
  /** Paths of the obfuscated files. */
  readonly obfuscatedPaths: readonly string[]
  /** Declared direction of the pages; undefined for none and for `default`. */
  readonly pageDirection?: 'ltr' | 'rtl'
  /** Declared direction of the title. */
  readonly titleDirection?: 'ltr' | 'rtl'
  /** Declared directions of the names of creators and contributors, by name. */
  readonly creatorDirections: ReadonlyMap<string, 'ltr' | 'rtl'>
  /** Language of the book, BCP 47; empty when none is declared. */
  readonly language: string
  /** Labels of the entries of the table of contents that contain no text, by `path#fragment`. */
  readonly contentsLabels: ReadonlyMap<string, string>
  /** Items of the spine in order, including those that are not linear. */
  readonly spine: readonly PackageSpineItem[]
  /** Each file with fallbacks, followed by its fallbacks in order of preference, by the path of the file. */
  readonly fallbacks: ReadonlyMap<string, readonly PackageFile[]>
  /** Classes that a media overlay sets on the active element and on the root of the document during playback. */
  readonly overlayClasses: { readonly active?: string; readonly playback?: string }
}

/** Item of the spine of a package document, with the defaults of the book applied. */
export interface PackageSpineItem {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly mediaType: string
  readonly linear: boolean
  readonly layout: 'reflowable' | 'fixed'
  readonly flow: EpubFlow
  readonly spread: EpubSpread
  /** Side of a two-page spread; undefined when none is declared. */
  readonly side?: SpreadSide
  /** Whether the text is to be centred between the sides of the window. */
  readonly isCentered: boolean
  readonly hasScripts: boolean
  /** Media overlay of the item; undefined when there is none. */
  readonly overlay?: { readonly path: string; readonly durationSeconds?: number }
}

/** File of the manifest of a package document. */
export interface PackageFile {
  /** Path inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly mediaType: string
}

export type EpubFlow = 'auto' | 'paginated' | 'scrolled-doc' | 'scrolled-continuous'
/** When fixed pages are shown in pairs. `portrait` is a deprecated synonym of `both`. */
export type EpubSpread = 'auto' | 'none' | 'landscape' | 'both'
