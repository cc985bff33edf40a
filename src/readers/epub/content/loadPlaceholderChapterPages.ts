import 'virtual:texts/late'
import { encodeEpubResourcePath } from '../../../api/urls/epubResourceUrls'
import { loadTextBundle, translate } from '../../../language/interfaceLanguage'
import { chapterLimits, type ExceededChapterLimit } from '../sanitize/chapterLimits'
import {
  createChapterPlaceholder,
  createTextElement,
  type MissingChapterMessages,
  TABLE_OF_CONTENTS_LINK_ATTRIBUTE,
} from './placeholderChapterPages'

/**
 * Reason why a chapter cannot be shown: the limit that the chapter exceeds, or one of three causes. `format`: unknown
 * file format. `image`: image file that cannot be displayed. `embedded`: embedded content that the sanitizer removes.
 */
export type UndisplayableChapterCause = ExceededChapterLimit | (typeof contentCauses)[number]

const contentCauses = ['format', 'image', 'embedded'] as const

/**
 * Paths of a chapter (`own`) and of the chapters before and after it, inside the EPUB. Undefined at the start and end
 * of the book.
 */
interface ChapterAndNeighborPaths {
  readonly own: string
  readonly next: string | undefined
  readonly previous: string | undefined
}

/**
 * Creates the page that replaces an undisplayable chapter. The page gives the reason, and links to the neighboring
 * chapters and the table of contents.
 */
export async function loadUndisplayableChapterPage(
  cause: UndisplayableChapterCause,
  paths: ChapterAndNeighborPaths,
): Promise<Document> {
  await loadTextBundle('chapterLimit')
  const isTooLarge = !contentCauses.some(contentCause => contentCause === cause)
  const texts = {
    title: translate(isTooLarge ? 'chapterLimit.title' : 'chapterLimit.formatTitle'),
    reason: translate(`chapterLimit.${cause}`, { megabytes: Math.floor(chapterLimits.maxFileBytes / 1_000_000) }),
  }
  return createPageWithLinks(texts, paths)
}

/**
 * Creates the page that replaces a missing chapter, with links to the neighboring chapters and the table of contents.
 */
export async function loadMissingChapterPage(
  texts: MissingChapterMessages,
  paths: ChapterAndNeighborPaths,
): Promise<Document> {
  await loadTextBundle('chapterLimit')
  return createPageWithLinks(texts, paths)
}

function createPageWithLinks(texts: MissingChapterMessages, paths: ChapterAndNeighborPaths): Document {
  const page = createChapterPlaceholder(texts)
  const link = (text: string, href: string) => {
    const paragraph = page.body.appendChild(page.createElement('p'))
    paragraph.append(createTextElement(page, 'a', text))
    paragraph.firstElementChild?.setAttribute('href', href)
    return paragraph.firstElementChild
  }
  if (paths.next !== undefined) link(translate('chapterLimit.next'), createRelativeHref(paths.own, paths.next))
  if (paths.previous !== undefined)
    link(translate('chapterLimit.previous'), createRelativeHref(paths.own, paths.previous))
  link(translate('chapterLimit.contents'), '#')?.setAttribute(TABLE_OF_CONTENTS_LINK_ATTRIBUTE, '')
  return page
}

/** Returns a relative URL from one file of the EPUB to another. The sanitizer would reject an absolute path. */
const createRelativeHref = (fromPath: string, toPath: string): string =>
  '../'.repeat(encodeEpubResourcePath(fromPath).split('/').length - 1) + encodeEpubResourcePath(toPath)

/**
 * Loads the message for a chapter that is shown in the scrolled layout, because its paginated layout would be too slow.
 */
export async function loadScrolledLayoutFallbackMessage(): Promise<string> {
  await loadTextBundle('chapterLimit')
  return translate('chapterLimit.scrolled')
}
