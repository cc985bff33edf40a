import type { EpubPublication, SpineItem } from '../epubPublication'
import type { BookPackage, PackageSpineItem } from './bookPackage'

/**
 * Adds the information of the package document to a publication. The server omits spine items whose files are missing, so
 * items are matched by their paths, in order. The declared direction takes precedence over the direction of the series.
 */
export function applyBookPackage(publication: EpubPublication, bookPackage: BookPackage): EpubPublication {
  const itemsByPath = new Map<string, PackageSpineItem[]>()
  for (const item of bookPackage.spine) {
    const items = itemsByPath.get(item.path)
    if (items) items.push(item)
    else itemsByPath.set(item.path, [item])
  }
  const chapters = publication.chapters.map((chapter): SpineItem => {
    const items = itemsByPath.get(chapter.path)
    const item = items && items.length > 1 ? items.shift() : items?.[0]
    const side = item?.side ?? chapter.side
    return item ? { ...chapter, package: item, ...(side && { side }) } : chapter
  })
  return {
    ...publication,
    chapters,
    package: bookPackage,
    direction: bookPackage.pageDirection ?? publication.direction,
    identifier: bookPackage.uniqueIdentifier || publication.identifier,
  }
}
