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
 * Reason why a chapter cannot be shown: the exceeded limit, the file format of the chapter, an image file that cannot be
 * shown, or embedded content that the sanitizer removes.
 */
export type UndisplayableChapterCause = ExceededChapterLimit | (typeof contentCauses)[number]

const contentCauses = ['format', 'image', 'embedded'] as const

/**
 * Paths of a chapter (`own`) and of the chapters before and after it, inside the EPUB. Undefined at the start and end of
 * the book.
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

/** Creates the page that replaces a missing chapter, with the same links as on an undisplayable chapter. */
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

/** Returns the relative URL from a file of the EPUB to another file. Links with absolute paths are not allowed. */
const createRelativeHref = (fromPath: string, toPath: string): string =>
  '../'.repeat(encodeEpubResourcePath(fromPath).split('/').length - 1) + encodeEpubResourcePath(toPath)

/** Loads the message that says that a chapter is shown in the scrolled layout. */
export async function loadScrolledLayoutFallbackMessage(): Promise<string> {
  await loadTextBundle('chapterLimit')
  return translate('chapterLimit.scrolled')
}
