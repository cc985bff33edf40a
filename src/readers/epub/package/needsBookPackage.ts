import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterType } from './displayableTypes'

/** Whether a book needs its package document: for fixed pages, media overlays, or chapters of unknown types. */
export const needsBookPackage = ({ fixedLayout, resourceTypes, chapters }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  chapters.some(({ type }) => !isDisplayableChapterType(type))
