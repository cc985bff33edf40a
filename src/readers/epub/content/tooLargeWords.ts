import 'virtual:texts/late'
import { loadTexts, translate } from '../../../language/language'
import { type ChapterExcess, chapterLimits } from '../sanitize/chapterLimits'
import type { TooLargeWords } from './missingChapter'

/**
 * Loads the texts of the placeholder page for a chapter that exceeds a limit.
 * @param excess  the exceeded limit
 */
export async function tooLargeWords(excess: ChapterExcess): Promise<TooLargeWords> {
  await loadTexts('chapterLimit')
  return {
    title: translate('chapterLimit.title'),
    reason: translate(`chapterLimit.${excess}`, { megabytes: Math.floor(chapterLimits.maxFileBytes / 1_000_000) }),
    next: translate('chapterLimit.next'),
    previous: translate('chapterLimit.previous'),
    contents: translate('chapterLimit.contents'),
  }
}
