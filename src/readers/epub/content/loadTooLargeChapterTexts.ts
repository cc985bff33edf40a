import 'virtual:texts/late'
import { loadTextBundle, translate } from '../../../language/interfaceLanguage'
import { chapterLimits, type ExceededChapterLimit } from '../sanitize/chapterLimits'
import type { TooLargeChapterTexts } from './placeholderChapterPages'

/**
 * Loads the texts of the placeholder page for a chapter that exceeds a limit.
 * @param excess  the exceeded limit
 */
export async function loadTooLargeChapterTexts(excess: ExceededChapterLimit): Promise<TooLargeChapterTexts> {
  await loadTextBundle('chapterLimit')
  return {
    title: translate('chapterLimit.title'),
    reason: translate(`chapterLimit.${excess}`, { megabytes: Math.floor(chapterLimits.maxFileBytes / 1_000_000) }),
    next: translate('chapterLimit.next'),
    previous: translate('chapterLimit.previous'),
    contents: translate('chapterLimit.contents'),
  }
}

/** Loads the message that a chapter is shown in the scrolled layout. */
export async function loadScrolledLayoutText(): Promise<string> {
  await loadTextBundle('chapterLimit')
  return translate('chapterLimit.scrolled')
}
