import { type EpubPublication, isRtlLanguage, type SpineItem } from '../epubPublication'
import { findDisplayableChapterFallback } from './displayableMediaTypes'
import type { EpubPackageData, EpubPackageSpineItem } from './epubPackageData'

/**
 * Adds the data of the package document to a publication. Items are matched by path and order, because the server omits
 * missing files. The page direction of the package document replaces the direction from the server.
 */
export function mergeEpubPackageIntoPublication(
  publication: EpubPublication,
  bookPackage: EpubPackageData,
): EpubPublication {
  const itemsByPath = new Map<string, EpubPackageSpineItem[]>()
  for (const item of bookPackage.spine) {
    const items = itemsByPath.get(item.path)
    if (items) items.push(item)
    else itemsByPath.set(item.path, [item])
  }
  const chapters = publication.chapters.map((chapter): SpineItem => {
    const items = itemsByPath.get(chapter.path)
    const item = items && items.length > 1 ? items.shift() : items?.[0]
    if (!item) return chapter
    const side = item.side ?? chapter.side
    const fallback = findDisplayableChapterFallback(bookPackage.fallbacks.get(item.path), item.hasScripts)
    return { ...chapter, package: item, ...(side && { side }), ...(fallback && { fallback }) }
  })
  const isFixed = (chapter: SpineItem) =>
    chapter.package ? chapter.package.layout === 'fixed' : publication.fixedLayout
  return {
    ...publication,
    chapters,
    toc: publication.toc.map(entry => ({
      ...entry,
      title: entry.title || (bookPackage.contentsLabels.get(`${entry.path}#${entry.fragment}`) ?? ''),
    })),
    package: bookPackage,
    fixedLayout: chapters.every(isFixed),
    hasFixedPages: chapters.some(isFixed),
    direction: bookPackage.pageDirection ?? (isRtlLanguage(bookPackage.language) ? 'rtl' : publication.direction),
    identifier: bookPackage.uniqueIdentifier || publication.identifier,
  }
}
