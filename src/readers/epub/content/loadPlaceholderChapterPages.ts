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
 * Reason why a chapter cannot be shown: a limit that the chapter exceeds, or a problem with its content. `format`:
 * unknown file format. `image`: image file that cannot be displayed. `embedded`: the chapter contains only embedded
 * content that the sanitizer removes.
 */
export type UndisplayableChapterCause = ExceededChapterLimit | (typeof contentCauses)[number]

const contentCauses = ['format', 'image', 'embedded'] as const

/**
 * Paths of three files in the EPUB: a chapter (`own`), its next chapter and its previous chapter. `previous` is
 * undefined for the first chapter, and `next` is undefined for the last chapter.
 */
interface ChapterAndNeighborPaths {
  readonly own: string
  readonly next: string | undefined
  readonly previous: string | undefined
}

/**
 * Creates the page that replaces a chapter that cannot be shown. The page gives the reason. It contains links to the
 * next and previous chapter and to the table of contents.
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
 * Creates the page that replaces a chapter that the server does not deliver. The page contains links to the next and
 * previous chapter and to the table of contents.
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

/**
 * Returns a relative URL from a file of the EPUB to another file. The URL must be relative, because the sanitizer
 * rejects absolute paths.
 */
const createRelativeHref = (fromPath: string, toPath: string): string =>
  '../'.repeat(encodeEpubResourcePath(fromPath).split('/').length - 1) + encodeEpubResourcePath(toPath)

/**
 * Loads the message for a chapter whose paginated layout would be too slow. The message says that the reader shows the
 * chapter in the scrolled layout.
 */
export async function loadScrolledLayoutFallbackMessage(): Promise<string> {
  await loadTextBundle('chapterLimit')
  return translate('chapterLimit.scrolled')
}
