import 'virtual:texts/late'
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
 * shown, or embedded content that the sanitiser removes.
 */
export type UndisplayableChapterCause = ExceededChapterLimit | (typeof contentCauses)[number]

const contentCauses = ['format', 'image', 'embedded'] as const

/** Paths of the chapters before and after a chapter. Undefined at the start and end of the book. */
interface NeighborPaths {
  readonly next: string | undefined
  readonly previous: string | undefined
}

/**
 * Creates the page that replaces an undisplayable chapter. The page gives the reason, and links to the neighboring
 * chapters and the table of contents.
 */
export async function loadUndisplayableChapterPage(
  cause: UndisplayableChapterCause,
  paths: NeighborPaths,
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
export async function loadMissingChapterPage(texts: MissingChapterMessages, paths: NeighborPaths): Promise<Document> {
  await loadTextBundle('chapterLimit')
  return createPageWithLinks(texts, paths)
}

function createPageWithLinks(texts: MissingChapterMessages, paths: NeighborPaths): Document {
  const page = createChapterPlaceholder(texts)
  const link = (text: string, path: string) => {
    const paragraph = page.body.appendChild(page.createElement('p'))
    paragraph.append(createTextElement(page, 'a', text))
    const encodedPath = path.split('/').map(encodeURIComponent).join('/')
    paragraph.firstElementChild?.setAttribute('href', path === '' ? '#' : `/${encodedPath}`)
    return paragraph.firstElementChild
  }
  if (paths.next !== undefined) link(translate('chapterLimit.next'), paths.next)
  if (paths.previous !== undefined) link(translate('chapterLimit.previous'), paths.previous)
  link(translate('chapterLimit.contents'), '')?.setAttribute(TABLE_OF_CONTENTS_LINK_ATTRIBUTE, '')
  return page
}

/** Loads the message that says that a chapter is shown in the scrolled layout. */
export async function loadScrolledLayoutFallbackMessage(): Promise<string> {
  await loadTextBundle('chapterLimit')
  return translate('chapterLimit.scrolled')
}
