import { type EpubPublication, isRtlLanguage, type SpineItem, type TocEntry } from '../epubPublication'
import { findSpineItemOfCfi } from '../locators/epubCfi'
import { findDisplayableChapterFallback } from './displayableMediaTypes'
import type { EpubPackageData, EpubPackageSpineItem } from './epubPackageData'

/**
 * Adds the data of the package document to a publication. Matches spine items by path, because their indexes may
 * differ: the server omits missing files. Matches several items with the same path in order. The page direction in the
 * package document replaces the direction from the server. If the package document has no page direction but a
 * right-to-left language, the direction is right-to-left.
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
    toc: completeEntries(publication.toc, bookPackage),
    landmarks: completeEntries(publication.landmarks, bookPackage),
    pageList: completeEntries(publication.pageList, bookPackage),
    package: bookPackage,
    fixedLayout: chapters.every(isFixed),
    hasFixedPages: chapters.some(isFixed),
    isDirectionUncertain: false,
    direction: bookPackage.pageDirection ?? (isRtlLanguage(bookPackage.language) ? 'rtl' : publication.direction),
    identifier: bookPackage.uniqueIdentifier || publication.identifier,
  }
}

/**
 * Adds labels to table-of-contents entries without text. Corrects the path of entries whose target is a CFI. A CFI
 * refers to its chapter by the number of the spine item. Only the package document contains the correct numbers,
 * because the server omits missing files.
 */
function completeEntries(entries: readonly TocEntry[], { contentsLabels, spine }: EpubPackageData): TocEntry[] {
  // Labels of the links whose target is a CFI, by CFI. The path before the CFI is omitted, because it differs: the
  // entry contains the path of the chapter, and `contentsLabels` contains the path that the link contains.
  const cfiLabels = new Map(
    [...contentsLabels].flatMap(([target, label]) => {
      const fragment = target.slice(target.indexOf('#') + 1)
      return fragment.startsWith('epubcfi(') ? [[fragment, label] as const] : []
    }),
  )
  return entries.map(entry => {
    const { path, fragment } = entry
    const label = contentsLabels.get(`${path}#${fragment}`) ?? cfiLabels.get(fragment) ?? ''
    const item = findSpineItemOfCfi(fragment, spine)
    return { ...entry, title: entry.title || label, path: item?.path ?? path }
  })
}
