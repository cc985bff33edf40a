import type { EpubPublication } from '../epubPublication'
import { isDisplayableChapterType } from './displayableTypes'

/**
 * Whether a book cannot be shown correctly without its package document: fixed pages may have declared sides and
 * reflowable chapters between them, SMIL files belong to chapters, and foreign chapters have fallbacks.
 */
export const needsBookPackage = ({ fixedLayout, resourceTypes, chapters }: EpubPublication): boolean =>
  fixedLayout ||
  resourceTypes.has('application/smil+xml') ||
  chapters.some(({ type }) => !isDisplayableChapterType(type))
