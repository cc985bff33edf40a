import { ServerError } from '../../../../api/ServerError'
import type { ReadAloudPassage } from '../../../../machines/readAloudChapter'
import { trimSpanWhitespace } from '../../annotations/findTextSpanOfQuote'
import { getRenderedSpineItemPath, type SpineItem } from '../../epubPublication'
import { EpubResourceTooLargeError, fetchEpubTextResource } from '../../files/fetchEpubResource'
import type { FlatChapterText } from '../../locators/flattenChapterText'
import { chapterLimits } from '../../sanitize/chapterLimits'
import { type MediaOverlayItem, parseMediaOverlay } from './parseMediaOverlay'

const MAX_OVERLAY_BYTES = 10_000_000

/** Passage of a media overlay. The text and the languages of the passage are not known yet. */
export type MediaOverlayPassage = Omit<ReadAloudPassage, 'text' | 'language' | 'chapterLanguage'>

/**
 * Loads the passages of the media overlay of a chapter.
 * @param skipsSkippableStructures  whether to skip the structures in `skippableStructureTypes`
 * @returns an empty list if the chapter has no media overlay, or if the overlay is missing (404), too large or not
 *   readable
 * @throws ServerError when the request fails for another reason
 */
export async function loadMediaOverlayPassages(
  bookId: string,
  chapter: SpineItem,
  document: Document,
  flat: FlatChapterText,
  skipsSkippableStructures: boolean,
): Promise<readonly MediaOverlayPassage[]> {
  const path = chapter.package?.overlay?.path
  if (path === undefined) return []
  const items = parseMediaOverlay(await fetchOverlay(bookId, path), path)
  return toMediaOverlayPassages(items, getRenderedSpineItemPath(chapter), document, flat, skipsSkippableStructures)
}

const fetchOverlay = (bookId: string, path: string): Promise<string> =>
  fetchEpubTextResource(bookId, path, MAX_OVERLAY_BYTES).catch((error: unknown) => {
    if (error instanceof EpubResourceTooLargeError || (error instanceof ServerError && error.status === 404)) return ''
    throw error
  })

/**
 * Converts the items of a media overlay to passages of a chapter. Omits an item if its element does not exist or is in
 * another chapter. Omits an item that has neither text nor an audio clip. Omits items that the user skips. Omits
 * further items after the maximum length of narrated text is reached.
 */
export function toMediaOverlayPassages(
  items: readonly MediaOverlayItem[],
  chapterPath: string,
  document: Document,
  flat: FlatChapterText,
  skipsSkippableStructures: boolean,
): readonly MediaOverlayPassage[] {
  /** For each item of the media overlay, the number of narrated items before this item. */
  const narratedBefore: number[] = []
  let narratedCount = 0
  let narratedChars = 0
  const narrated = items.flatMap(item => {
    narratedBefore.push(narratedCount)
    const { path, fragment } = item.text
    const element = fragment === '' ? document.body : document.getElementById(fragment)
    if (path !== chapterPath || !element || (skipsSkippableStructures && item.isSkippable)) return []
    const whole = flat.spanOf(element)
    narratedChars += whole ? whole.end - whole.start : 0
    if (narratedChars > chapterLimits.maxNarratedChars) return []
    const span = whole && trimSpanWhitespace(flat.text, whole)
    if (!whole || (!span && !item.clip)) return []
    narratedCount += 1
    return [{ item, span: span ?? { start: whole.start, end: whole.start } }]
  })
  return narrated.map(({ item: { clip, text, escapeTo }, span }) => {
    return {
      ...span,
      ...(text.fragment !== '' && { elementId: text.fragment }),
      ...(clip && { clip }),
      ...(escapeTo !== undefined && { escapeTo: narratedBefore[escapeTo] ?? narrated.length }),
    }
  })
}
