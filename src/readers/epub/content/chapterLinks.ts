import type { ExternalLink } from '../../links/externalLink'
import { type EpubPublication, getRenderedSpineItemPath, resolveChapterLink, type SpineItem } from '../epubPublication'
import type { ChapterView } from '../layout/chapterView'
import type { EpubLocation } from '../locators/epubLocations'

/** Link inside the book, with its target location. */
export interface InternalLink {
  readonly link: Element
  readonly location: EpubLocation
  /** Element to which the link leads, if it is in the same chapter as the link. Undefined for other targets. */
  readonly target?: Element
  /** Footnote that contains `target`. Undefined if `target` is not in a footnote. */
  readonly note?: Element
  /**
   * Whether the target is an element of another chapter. The reader must load that chapter to know whether the element
   * is a footnote.
   */
  readonly isElsewhere: boolean
  /**
   * Target file of the link if the file is not in the reading order. The reader cannot open such a file as a page, but
   * can show a footnote from it.
   */
  readonly file?: SpineItem
}

/** Link to a file of the book that is not a chapter, for example a large image. */
export interface EpubResourceLink {
  readonly link: Element
  readonly path: string
}

/** Returns the closest link element: an anchor, an area, or a link in SVG or MathML. */
export function findClosestLink(target: EventTarget | null): { link: Element; href: string } | undefined {
  const link = (target as Partial<Element> | null)?.closest?.('a, area, [href]')
  const href = link?.getAttribute('href') ?? link?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  return link && href ? { link, href } : undefined
}

/**
 * Resolves a clicked link of a chapter.
 * @param view  rendered chapter
 * @returns the target; undefined for links that are not allowed
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
