import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterType } from './displayableTypes'

/** Size up to which a file is fetched although its package document may contain nothing that matters, in bytes. */
const MAX_OPTIONAL_FILE_BYTES = 100_000
/** Size up to which a file is fetched for a book that needs its package document, in bytes. */
export const MAX_NEEDED_FILE_BYTES = 150_000_000

/**
 * Whether a book cannot be shown correctly without its package document: fixed pages may have declared sides and
 * reflowable chapters between them, SMIL files belong to chapters, foreign chapters have fallbacks, and an entry of the
 * table of contents without a title may be an image.
 */
export const needsBookPackage = ({ fixedLayout, resourceTypes, chapters, toc }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  chapters.some(({ type }) => !isDisplayableChapterType(type)) ||
  // Without a table of contents, all entries have no title.
  (toc.some(({ title }) => title === '') && toc.some(({ title }) => title !== ''))

/**
 * Whether to fetch the file of a book for its package document.
 * @param isNeeded  whether the book cannot be shown correctly without it
 * @param isSavingData  whether the browser is set to reduce the transfer of data
 */
export const shouldFetchBookPackage = (sizeBytes: number, isNeeded: boolean, isSavingData: boolean): boolean =>
  isNeeded ? sizeBytes <= MAX_NEEDED_FILE_BYTES : sizeBytes <= MAX_OPTIONAL_FILE_BYTES && !isSavingData
