import type { EpubPublication } from '../epubPublication'
import { doesBookScrollChapterByChapter } from './getSettingsDeclaredByBook'

/**
 * Whether the data of the package document changes how chapters look. If so, the chapters must be laid out again.
 * @param before publication without the data of the package document
 * @param after publication with the data of the package document
 * @param options `isDirectionAutomatic`: whether the book determines the page direction, and not a setting of the user.
 *   `keepsFlow`: whether the text must stay paginated or scrolled as before.
 */
export function doesPackageDocumentAffectLayout(
  before: EpubPublication,
  after: EpubPublication,
  { isDirectionAutomatic, keepsFlow }: { readonly isDirectionAutomatic: boolean; readonly keepsFlow: boolean },
): boolean {
  const { package: bookPackage } = after
  if (!bookPackage) return false
  return (
    (isDirectionAutomatic && after.direction !== before.direction) ||
    after.hasFixedPages !== before.hasFixedPages ||
    after.fixedLayout !== before.fixedLayout ||
    bookPackage.obfuscatedPaths.length > 0 ||
    bookPackage.fallbacks.size > 0 ||
    (!keepsFlow && doesBookScrollChapterByChapter(after)) ||
    (after.hasFixedPages && bookPackage.spine.some(({ side, spread }) => side !== undefined || spread !== 'auto'))
  )
}
