import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterType } from './displayableTypes'

/** Maximum size in bytes of a book file that is fetched although the book needs no data of its package document. */
const MAX_OPTIONAL_FILE_BYTES = 100_000
/** Maximum size of a book file that is fetched because the book needs its package document, in bytes. */
export const MAX_NEEDED_FILE_BYTES = 150_000_000

/** Whether a book needs its package document: for fixed pages, media overlays, or chapters of unknown types. */
export const needsBookPackage = ({ fixedLayout, resourceTypes, chapters }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  chapters.some(({ type }) => !isDisplayableChapterType(type))

/**
 * Whether to fetch the file of a book for its package document.
 * @param isNeeded  whether the book needs its package document
 * @param isSavingData  whether the browser requests reduced data use
 */
export const shouldFetchBookPackage = (sizeBytes: number, isNeeded: boolean, isSavingData: boolean): boolean =>
  isNeeded ? sizeBytes <= MAX_NEEDED_FILE_BYTES : sizeBytes <= MAX_OPTIONAL_FILE_BYTES && !isSavingData
