import type { ReadAloudChapter, ReadAloudPosition, ReadAloudStartPosition } from '../../../machines/readAloudChapter'
import type { TextSpan } from '../annotations/splitOverlappingTextSpans'
import { fetchSanitizedChapter, isBitmapChapter } from '../content/createRenderableChapter'
import type { EpubPublication } from '../epubPublication'
import { createCfiOfDomPoint, resolveCfi } from '../locators/epubCfi'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'
import { isDisplayableChapter } from '../package/displayableMediaTypes'
import { loadMediaOverlayPassages } from './overlay/loadMediaOverlayPassages'
import { splitUnrecordedPassagesIntoSentences } from './overlay/splitUnrecordedPassagesIntoSentences'
import { addStructureEndsToSentences } from './sentences/addStructureEndsToSentences'
import { getDeclaredLanguageOfNode } from './sentences/getDeclaredLanguageOfNode'
import { replaceUnspokenTextWithSpaces } from './sentences/replaceUnspokenTextWithSpaces'
import { splitTextIntoSentences } from './sentences/splitTextIntoSentences'

/**
 * Loads the passages of a chapter that are read aloud. If the chapter has a media overlay, the passages are the items
 * of the media overlay, and items without a recording are divided into sentences. Otherwise, the passages are the
 * sentences of the chapter. Bitmap images and chapters that the reader cannot show have no passages.
 * @param target  chapter and start position
 * @param skipsSkippableStructures  whether to skip the structures in `skippableStructureTypes`
 * @throws ServerError when the chapter cannot be fetched, or ChapterTooLargeError when it exceeds a limit
 */
export async function loadReadAloudChapter(
  bookId: string,
  publication: EpubPublication,
  target: ReadAloudStartPosition,
  skipsSkippableStructures: boolean,
): Promise<ReadAloudChapter> {
  const chapter = publication.chapters[target.chapter]
  if (!chapter || isBitmapChapter(chapter) || !isDisplayableChapter(chapter))
    return { index: target.chapter, passages: [], first: 0, positionOf: () => ({ progression: 0 }), offsetOf: () => 0 }
  const document = await fetchSanitizedChapter(bookId, chapter)
  const body = document.body ?? document.documentElement
  const flat = flattenChapterText(body)
  const language = languageOf(document, publication)
  const recorded = await loadMediaOverlayPassages(bookId, chapter, document, flat, skipsSkippableStructures)
  const isRecorded = recorded.length > 0
  const text = isRecorded ? flat.text : replaceUnspokenTextWithSpaces(body, flat, skipsSkippableStructures)
  const spans = isRecorded
    ? splitUnrecordedPassagesIntoSentences(recorded, text, language)
    : addStructureEndsToSentences(splitTextIntoSentences(text, language), body, flat)
  const passages = spans.map(span => ({
    ...span,
    language: languageOfSpan(span, flat) || language,
    chapterLanguage: language,
    text: text.slice(span.start, span.end).replace(/\s+/g, ' '),
  }))
  const offsetOf = ({ cfi, progression }: ReadAloudPosition): number => {
    const point = cfi ? resolveCfi(cfi, document)?.start : undefined
    return point ? flat.offsetOf(point) : Math.floor(progression * flat.text.length)
  }
  return {
    index: target.chapter,
    passages,
    first: firstPassage(passages, target.from, offsetOf),
    offsetOf,
    positionOf: offset => {
      const point = flat.startAt(offset)
      const cfi = point && createCfiOfDomPoint(point, target.chapter)
      return { progression: offset / Math.max(1, flat.text.length), ...(cfi && { cfi }) }
    },
  }
}

const languageOf = ({ documentElement, body }: Document, publication: EpubPublication): string =>
  getDeclaredLanguageOfNode(body ?? documentElement) ||
  publication.language ||
  publication.package?.language ||
  window.document.documentElement.lang

/**
 * Returns the language of a passage, for example of a foreign-language quotation. Uses the innermost element that
 * contains the whole passage and declares a language. Empty if no language is declared.
 */
function languageOfSpan({ start, end }: TextSpan, flat: FlatChapterText): string {
  const last = flat.endAt(end)?.node ?? null
  let element = flat.startAt(start)?.node.parentElement
  while (element && !element.contains(last)) element = element.parentElement
  return getDeclaredLanguageOfNode(element ?? undefined)
}

/**
 * Returns the index of the passage at which the narration starts. This is the first passage that ends after the start
 * position. If there is none, it is the last passage.
 */
function firstPassage(
  passages: ReadAloudChapter['passages'],
  from: ReadAloudStartPosition['from'],
  offsetOf: ReadAloudChapter['offsetOf'],
): number {
  if (from === 'start') return 0
  if (from === 'end') return Math.max(0, passages.length - 1)
  const offset = offsetOf(from)
  const index = passages.findIndex(({ end }) => end > offset)
  return index === -1 ? Math.max(0, passages.length - 1) : index
}
