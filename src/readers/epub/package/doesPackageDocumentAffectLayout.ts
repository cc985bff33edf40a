import type { EpubPublication } from '../epubPublication'
import { doesBookScrollChapterByChapter } from './getSettingsDeclaredByBook'

/**
 * Whether the data of the package document changes how chapters look. If it does, the chapters are laid out again.
 * @param before  publication without the data of the package document
 * @param after  publication with this data
 */
export function doesPackageDocumentAffectLayout(before: EpubPublication, after: EpubPublication): boolean {
  const { package: bookPackage } = after
  if (!bookPackage) return false
  return (
    after.direction !== before.direction ||
    after.hasFixedPages !== before.hasFixedPages ||
    after.fixedLayout !== before.fixedLayout ||
    bookPackage.obfuscatedPaths.length > 0 ||
    bookPackage.fallbacks.size > 0 ||
    doesBookScrollChapterByChapter(after) ||
    (after.hasFixedPages && bookPackage.spine.some(({ side, spread }) => side !== undefined || spread !== 'auto'))
  )
}
