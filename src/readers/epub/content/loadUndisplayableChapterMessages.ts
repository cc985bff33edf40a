import 'virtual:texts/late'
import { loadTextBundle, translate } from '../../../language/interfaceLanguage'
import { chapterLimits, type ExceededChapterLimit } from '../sanitize/chapterLimits'
import type { ChapterLinkLabels, MissingChapterMessages } from './placeholderChapterPages'

/**
 * Reason why a chapter cannot be shown: the exceeded limit, the file format of the chapter, an image file that cannot be
 * shown, or embedded content that the sanitizer removes.
 */
export type UndisplayableChapterCause = ExceededChapterLimit | (typeof contentCauses)[number]

const contentCauses = ['format', 'image', 'embedded'] as const

/** Loads the title and message of the page that replaces an undisplayable chapter. */
export async function loadUndisplayableChapterMessages(
  cause: UndisplayableChapterCause,
): Promise<MissingChapterMessages & ChapterLinkLabels> {
  const labels = await loadChapterLinkLabels()
  const isTooLarge = !contentCauses.some(contentCause => contentCause === cause)
  return {
    ...labels,
    title: translate(isTooLarge ? 'chapterLimit.title' : 'chapterLimit.formatTitle'),
    reason: translate(`chapterLimit.${cause}`, { megabytes: Math.floor(chapterLimits.maxFileBytes / 1_000_000) }),
  }
}

/** Loads the labels of the links on a page that replaces a chapter. */
export async function loadChapterLinkLabels(): Promise<ChapterLinkLabels> {
  await loadTextBundle('chapterLimit')
  return {
    next: translate('chapterLimit.next'),
    previous: translate('chapterLimit.previous'),
    contents: translate('chapterLimit.contents'),
  }
}

/** Loads the message that says that a chapter is shown in the scrolled layout. */
export async function loadScrolledLayoutFallbackMessage(): Promise<string> {
  await loadTextBundle('chapterLimit')
  return translate('chapterLimit.scrolled')
}
