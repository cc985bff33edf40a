import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterMediaType, isUnsupportedImageMediaType } from './displayableMediaTypes'

/**
 * Whether a book needs its package document. Reasons are fixed pages, media overlays, chapters and images of unknown
 * types, and a table of contents with images as labels.
 */
export const doesBookNeedEpubPackage = ({
  fixedLayout,
  resourceTypes,
  chapters,
  toc,
  hasTableOfContents,
}: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  [...resourceTypes].some(isUnsupportedImageMediaType) ||
  chapters.some(({ type }) => !isDisplayableChapterMediaType(type)) ||
  (hasTableOfContents && toc.some(({ title }) => title === ''))
