import type { EpubPublication } from '../epubPublication'
import { scrollsChaptersSeparately } from './settingsDeclaredByBook'

/**
 * Whether the information of the package document changes what the chapters look like. Otherwise they stay as they are,
 * because a new layout would interrupt the reader.
 * @param before  publication before the information was known
 */
export function affectsDisplay(before: EpubPublication, after: EpubPublication): boolean {
  const { package: bookPackage } = after
  if (!bookPackage) return false
  return (
    after.direction !== before.direction ||
    after.hasFixedPages !== before.hasFixedPages ||
    after.fixedLayout !== before.fixedLayout ||
    bookPackage.obfuscatedPaths.length > 0 ||
    bookPackage.fallbacks.size > 0 ||
    scrollsChaptersSeparately(after) ||
    (after.hasFixedPages && bookPackage.spine.some(({ side, spread }) => side !== undefined || spread !== 'auto'))
  )
}
