import { type EpubPublication, isRtlLanguage, type SpineItem, type TocEntry } from '../epubPublication'
import { findSpineItemOfCfi } from '../locators/epubCfi'
import { findDisplayableChapterFallback } from './displayableMediaTypes'
import type { EpubPackageData, EpubPackageSpineItem } from './epubPackageData'

/**
 * Adds the data of the package document to a publication. Matches spine items by path, because their indexes may
 * differ: the server omits missing files. If several spine items have the same path, matches these items in the order
 * of the spine. The page direction in the package document replaces the direction from the server. If the package
 * document has a right-to-left language but no page direction, the direction is right-to-left.
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
 * Adds labels to table-of-contents entries without text. Also corrects the path of each entry that links to a CFI. A
 * CFI identifies a chapter by its number in the spine of the package document. In the reading order from the server,
 * this number can belong to another chapter, because the server omits missing files.
 */
function completeEntries(entries: readonly TocEntry[], { contentsLabels, spine }: EpubPackageData): TocEntry[] {
  // Maps the CFI of each link to the label of the link. The keys do not contain the path before the CFI, because
  // `contentsLabels` and `entries` can contain different paths for the same link. `contentsLabels` contains the path in
  // the link. `entries` contains the path of the chapter.
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
