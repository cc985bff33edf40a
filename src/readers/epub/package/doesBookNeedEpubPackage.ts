import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterMediaType, isUnsupportedImageMediaType } from './displayableMediaTypes'

/**
 * Whether the reader needs the package document to show a book correctly. True for books with fixed pages, media
 * overlays, chapters or images of unknown types, or a table of contents with images as labels.
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
