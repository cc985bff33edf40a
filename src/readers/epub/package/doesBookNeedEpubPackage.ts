import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterMediaType, isForeignImageType } from './displayableMediaTypes'

/**
 * Whether a book needs its package document: for fixed pages, media overlays, chapters and images of unknown types, or
 * a table of contents with images as labels.
 */
export const doesBookNeedEpubPackage = ({ fixedLayout, resourceTypes, chapters, toc }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  [...resourceTypes].some(isForeignImageType) ||
  chapters.some(({ type }) => !isDisplayableChapterMediaType(type)) ||
  // If no entry has a title, the book has no table of contents.
  (toc.some(({ title }) => title === '') && toc.some(({ title }) => title !== ''))
