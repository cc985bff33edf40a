import type { ExternalLink } from '../../links/externalLink'
import { type EpubPublication, getRenderedSpineItemPath, resolveChapterLink, type SpineItem } from '../epubPublication'
import type { ChapterView } from '../layout/chapterView'
import type { EpubLocation } from '../locators/epubLocations'

/** Link to a location inside the book. */
export interface InternalLink {
  readonly link: Element
  readonly location: EpubLocation
  /** Target element of the link if it is in the same chapter as the link. Otherwise undefined. */
  readonly target?: Element
  /** Footnote that contains the element `target`. Undefined if `target` is not in a footnote. */
  readonly note?: Element
  /**
   * Whether the link leads to an element of another chapter. This element may be a footnote. To find out, the reader
   * must load the other chapter.
   */
  readonly isElsewhere: boolean
  /**
   * Target file of the link. Set only if the file is not in the reading order. The reader cannot open such a file as a
   * chapter, but it can show a footnote from the file.
   */
  readonly file?: SpineItem
}

/** Link to a file of the book that is not a chapter, for example a large image. */
export interface EpubResourceLink {
  readonly link: Element
  readonly path: string
}

/** Returns the closest link around an element: an HTML `a` or `area` element, or a link in SVG or MathML. */
export function findClosestLink(target: EventTarget | null): { link: Element; href: string } | undefined {
  const link = (target as Partial<Element> | null)?.closest?.('a, area, [href]')
  const href = link?.getAttribute('href') ?? link?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  return link && href ? { link, href } : undefined
}

/**
 * Determines the target of a clicked link.
 * @param chapter  chapter that contains the link
 * @param view  view of this chapter
 * @returns undefined if the link is not allowed
 */
export function resolveClickedLink(
  { link, href }: { link: Element; href: string },
  chapter: SpineItem,
  publication: EpubPublication,
  view: ChapterView | undefined,
): InternalLink | EpubResourceLink | ExternalLink | undefined {
  const target = resolveChapterLink(href, getRenderedSpineItemPath(chapter))
  if (!target || 'outside' in target) return target
  const index = publication.chapters.findIndex(item => item.path === target.path || item.fallback?.path === target.path)
  const { path, fragment } = target
  if (index < 0 && !(fragment && /\.(x?html?|xml)$/i.test(path))) return { link, path }
  const location = { chapter: index, progression: 0, ...(fragment && { fragment }) }
  if (index < 0) return { link, location, isElsewhere: true, file: { index, path, type: 'application/xhtml+xml' } }
  const isElsewhere = index !== chapter.index && fragment !== ''
  const point = index === chapter.index && fragment ? view?.pointOfElement(fragment) : undefined
  return { link, location, isElsewhere, ...(point && { target: point.node as Element }) }
}
