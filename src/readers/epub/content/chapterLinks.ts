import type { ChapterView } from '../layout/chapterView'
import type { BookLocation } from '../locators/bookLocations'
import { findFootnote } from '../notes/findFootnote'
import { linkTargetOf, type Publication, type SpineItem } from '../publication'

/** A link inside the book, and where it leads. */
export interface InnerLink {
  readonly link: Element
  readonly place: BookLocation
  /** The note it refers to, when that stands in the same chapter. */
  readonly note?: Element
  /** Whether it may refer to a note of another chapter. */
  readonly isElsewhere: boolean
  /** The file in which the note may stand, when that is none of the reading order: nobody can be brought there. */
  readonly file?: SpineItem
}

/** A link to a file of the book that is no part of its text, as a large picture. */
export interface FileLink {
  readonly link: Element
  readonly path: string
}

/** The element that leads somewhere when it is clicked: also an area of a picture and a formula may. */
export function linkAt(target: EventTarget | null): { link: Element; href: string } | undefined {
  const link = (target as Partial<Element> | null)?.closest?.('a, area, [href]')
  const href = link?.getAttribute('href') ?? link?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  return link && href ? { link, href } : undefined
}

/**
 * Follows a link of a chapter. Addresses outside open in a window that knows nothing of this one.
 * @returns where a link inside the book leads, or to which file when that is no part of the text
 */
export function resolveLink(
  { link, href }: { link: Element; href: string },
  chapter: SpineItem,
  publication: Publication,
  view: ChapterView | undefined,
): InnerLink | FileLink | undefined {
  const target = linkTargetOf(href, chapter.path)
  if (!target) return undefined
  if ('outside' in target) {
    window.open(target.outside, '_blank', 'noopener,noreferrer')
    return undefined
  }
  const index = publication.chapters.findIndex(({ path }) => path === target.path)
  const { path, fragment } = target
  if (index < 0 && !(fragment && /\.(x?html?|xml)$/i.test(path))) return { link, path }
  const place = { chapter: index, progression: 0, ...(fragment && { fragment }) }
  if (index < 0) return { link, place, isElsewhere: true, file: { index, path, type: 'application/xhtml+xml' } }
  const isElsewhere = index !== chapter.index && fragment !== ''
  const point = index === chapter.index && fragment ? view?.pointOfElement(fragment) : undefined
  const note = point && findFootnote(link, point.node as Element)
  return { link, place, isElsewhere, ...(note && { note }) }
}
