import 'virtual:texts/late'
import { loadTextBundle, translate } from '../../../language/interfaceLanguage'
import { chapterLimits, type ExceededChapterLimit } from '../sanitize/chapterLimits'
import type { UndisplayableChapterMessages } from './placeholderChapterPages'

/** Reason why a chapter cannot be shown: the exceeded limit, or the file format of the chapter. */
export type UndisplayableChapterCause = ExceededChapterLimit | 'format'

/** Loads the title and message of the page that replaces an undisplayable chapter. */
export async function loadUndisplayableChapterMessages(
  cause: UndisplayableChapterCause,
): Promise<UndisplayableChapterMessages> {
  await loadTextBundle('chapterLimit')
  return {
    title: translate(cause === 'format' ? 'chapterLimit.formatTitle' : 'chapterLimit.title'),
    reason: translate(`chapterLimit.${cause}`, { megabytes: Math.floor(chapterLimits.maxFileBytes / 1_000_000) }),
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
