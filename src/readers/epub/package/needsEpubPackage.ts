import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterMediaType, isForeignImageType } from './displayableMediaTypes'

/**
 * Whether a book needs its package document: for fixed pages, media overlays, chapters and images of unknown types, or
 * contents whose labels are images.
 */
export const needsEpubPackage = ({ fixedLayout, resourceTypes, chapters, toc }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  [...resourceTypes].some(isForeignImageType) ||
  chapters.some(({ type }) => !isDisplayableChapterMediaType(type)) ||
  // In a book without a table of contents, no entry has a title.
  (toc.some(({ title }) => title === '') && toc.some(({ title }) => title !== ''))
