import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterType, isForeignImageType } from './displayableTypes'

/** Maximum size of a book file that is fetched only to improve the display, in bytes. */
const MAX_OPTIONAL_FILE_BYTES = 100_000
/** Maximum size of a book file that is fetched because the book needs its package document, in bytes. */
export const MAX_NEEDED_FILE_BYTES = 150_000_000

/**
 * Whether a book needs its package document: for fixed pages, media overlays, chapters and images of unknown types, or
 * contents whose labels are images.
 */
export const needsBookPackage = ({ fixedLayout, resourceTypes, chapters, toc }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  [...resourceTypes].some(isForeignImageType) ||
  chapters.some(({ type }) => !isDisplayableChapterType(type)) ||
  // Without a table of contents, all entries have no title.
  (toc.some(({ title }) => title === '') && toc.some(({ title }) => title !== ''))

/**
 * Whether to fetch the file of a book for its package document.
 * @param isNeeded  whether the book needs its package document
 * @param isSavingData  whether the browser requests reduced data use
 */
export const shouldFetchBookPackage = (sizeBytes: number, isNeeded: boolean, isSavingData: boolean): boolean =>
  isNeeded ? sizeBytes <= MAX_NEEDED_FILE_BYTES : sizeBytes <= MAX_OPTIONAL_FILE_BYTES && !isSavingData
